// Conversations over the real client library: who may subscribe, until when, and what they receive.

import { randomUUID } from 'node:crypto'
import type { PresenceChannel } from 'pusher-js'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember, removeMember } from '#server/features/people/companies/companies.service.ts'
import {
  collect,
  nextEvent,
  whenDenied,
  whenSubscribed,
} from '#server/platform/realtime/testing/client-waits.builder.ts'
import { personChannelOf } from '#server/platform/realtime/testing/raw-events.builder.ts'
import { type Listener, startNode, type TestNode } from '#server/platform/realtime/testing/realtime-node.builder.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { anApplicationConversation, chatPath } from './chat.builder.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())

const headersOf = ({ token }: Listener) => ({ authorization: `Bearer ${token}` })

const call = (
  who: Listener,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  socketId?: string,
) =>
  node.test.app.inject({
    method,
    url,
    headers: { ...headersOf(who), ...(socketId && { 'x-socket-id': socketId }) },
    ...(payload && { payload }),
  })

const send = (who: Listener, id: string, body: string, socketId?: string) =>
  call(who, 'POST', chatPath(chat.send.path, id), { key: randomUUID(), body }, socketId)

async function signedIn(person: BuiltPerson): Promise<Listener> {
  const answer = await person.visitor.signIn(person)
  return { person, token: answer.json<{ token: string }>().token }
}

async function aConversation() {
  const [anna, ben] = [await node.person(), await node.person()]
  const opened = await call(anna, 'POST', chat.open.path, { kind: 'direct', personId: ben.person.id })
  const { id } = opened.json<{ id: string }>()
  await send(anna, id, 'Hello')
  await send(ben, id, 'Hello to you')
  return { anna, ben, id, channel: `private-conversation.${id}` }
}

it('both sides receive a message by number and preview, except for the socket that sent it', async () => {
  const { anna, ben, id, channel } = await aConversation()
  const [hers, his] = [node.client({ as: anna }), node.client({ as: ben })]
  const [atAnna, atBen] = [hers.subscribe(channel), his.subscribe(channel)]
  await Promise.all([whenSubscribed(atAnna), whenSubscribed(atBen)])
  const inbox = his.subscribe(personChannelOf(ben.person.id))
  await whenSubscribed(inbox)
  const [toAnna, toBen] = [collect(atAnna, 'message.created'), collect(atBen, 'message.created')]
  const counted = nextEvent(inbox, 'inbox.changed')
  await send(anna, id, 'x'.repeat(5000), hers.connection.socket_id)
  await vi.waitFor(() => expect(toBen).toMatchObject([{ seq: 3, preview: 'x'.repeat(120), senderId: anna.person.id }]))
  expect(await counted).toEqual({ conversationId: id, unread: 1, hasArrived: true })
  expect(toAnna).toEqual([])
})

it('strangers can neither subscribe nor see who is present', async () => {
  const { id } = await aConversation()
  const client = node.client({ as: await node.person() })
  for (const name of [`private-conversation.${id}`, `presence-conversation.${id}`, 'private-conversation.none'])
    expect(await whenDenied(client.subscribe(name))).toMatchObject({ status: 403 })
  const operator = await signedIn(await aPerson(node.test, { roles: ['operator'], isSignedIn: false }))
  const company = await signedIn((await aVerifiedCompany(node.test)).owner)
  for (const as of [operator, company])
    expect(await whenDenied(node.client({ as }).subscribe(`private-conversation.${id}`))).toMatchObject({
      status: 403,
    })
  expect(await whenDenied(node.client().subscribe(`private-conversation.${id}`))).toMatchObject({ status: 401 })
})

it('subscribers receive edits', async () => {
  const { anna, ben, id, channel } = await aConversation()
  const atBen = node.client({ as: ben }).subscribe(channel)
  await whenSubscribed(atBen)
  const changed = nextEvent(atBen, 'message.changed')
  const sent = (await send(anna, id, 'See you at 9')).json<{ id: string }>()
  await call(anna, 'PATCH', chatPath(chat.edit.path, sent.id), { body: 'See you at 10' })
  expect(await changed).toBeDefined()
})

it('whoever leaves receives nothing more', async () => {
  const { anna, ben, id, channel } = await aConversation()
  const atBen = node.client({ as: ben }).subscribe(channel)
  await whenSubscribed(atBen)
  const toBen = collect(atBen, 'message.created')
  const ended = whenDenied(atBen)
  await call(ben, 'DELETE', chatPath(chat.leave.path, id))
  expect(await ended).toMatchObject({ status: 403 })
  const atAnna = node.client({ as: anna }).subscribe(channel)
  await whenSubscribed(atAnna)
  const toAnna = nextEvent(atAnna, 'message.created')
  await send(anna, id, 'Gone already')
  await toAnna
  expect(toBen).toEqual([])
})

it('whoever no longer hires for the company receives nothing more', async () => {
  const { id, talent, owner, company } = await anApplicationConversation(node.test)
  const recruiter = await node.person()
  const member = { personId: recruiter.person.id, role: 'recruiter' } as const
  await addMember(node.test.platform.db, owner, company.id, member)
  const presence = `presence-conversation.${id}`
  // Somebody who is not named to the other side is not present to it either.
  expect(await whenDenied(node.client({ as: recruiter }).subscribe(presence))).toMatchObject({ status: 403 })
  await send(recruiter, id, 'Hello')
  const channels = ['private', 'presence'].map((kind) =>
    node.client({ as: recruiter }).subscribe(`${kind}-conversation.${id}`),
  )
  for (const channel of channels) await whenSubscribed(channel)
  const toRecruiter = channels.map((channel) => collect(channel, 'message.created'))
  const denied = channels.map(whenDenied)
  await removeMember(node.test.platform.db, node.test.platform, owner, company.id, recruiter.person.id)
  for (const one of denied) expect(await one).toMatchObject({ status: 403 })
  const writer = await signedIn(talent)
  const atTalent = node.client({ as: writer }).subscribe(`private-conversation.${id}`)
  await whenSubscribed(atTalent)
  const said = nextEvent(atTalent, 'message.created')
  await send(writer, id, 'For the company alone')
  await said
  expect(toRecruiter).toEqual([[], []])
  const again = node.client({ as: recruiter }).subscribe(`private-conversation.${id}`)
  expect(await whenDenied(again)).toMatchObject({ status: 403 })
})

it('operators are notified of support requests, and nobody else is', async () => {
  const [asker, stranger] = [await node.person(), await node.person()]
  const operator = await signedIn(await aPerson(node.test, { roles: ['operator'], isSignedIn: false }))
  for (const who of [asker, stranger])
    expect(await whenDenied(node.client({ as: who }).subscribe('private-support-desk'))).toMatchObject({ status: 403 })
  const desk = node.client({ as: operator }).subscribe('private-support-desk')
  await whenSubscribed(desk)
  const told = nextEvent(desk, 'support.changed')
  const { id } = (await call(asker, 'POST', chat.open.path, { kind: 'support' })).json<{ id: string }>()
  await send(asker, id, 'Help')
  expect(await told).toEqual({ conversationId: id })
})

it('presence and typing are shown', async () => {
  const { anna, ben, id } = await aConversation()
  const name = `presence-conversation.${id}`
  const atAnna = node.client({ as: anna }).subscribe(name)
  await whenSubscribed(atAnna)
  const joined = nextEvent(atAnna, 'pusher:member_added')
  const typing = nextEvent(atAnna, 'client-typing')
  const atBen = node.client({ as: ben }).subscribe(name)
  await whenSubscribed(atBen)
  expect(await joined).toMatchObject({ id: ben.person.id })
  atBen.trigger('client-typing', {})
  expect(await typing).toEqual({})
})

it('a whisper carries its sender, whatever it claims', async () => {
  const { anna, ben, id } = await aConversation()
  const name = `presence-conversation.${id}`
  const atAnna = node.client({ as: anna }).subscribe(name)
  await whenSubscribed(atAnna)
  const told = new Promise((resolve) => atAnna.bind('client-typing', (_data: unknown, by: unknown) => resolve(by)))
  const atBen = node.client({ as: ben }).subscribe(name)
  await whenSubscribed(atBen)
  atBen.trigger('client-typing', { personId: anna.person.id })
  expect(await told).toEqual({ user_id: ben.person.id })
})

it('receipts go to those who may see them, each on their own channel', async () => {
  const { anna, ben, id } = await aConversation()
  const client = node.client({ as: anna })
  const [own, shared] = [
    client.subscribe(personChannelOf(anna.person.id)),
    client.subscribe(`private-conversation.${id}`),
  ]
  for (const channel of [own, shared]) await whenSubscribed(channel)
  const [toAnna, toAll] = [collect(own, 'receipt.changed'), collect(shared, 'receipt.changed')]
  const read = (seq: number) => call(ben, 'PUT', chatPath(chat.read.path, id), { seq })
  const changePrivacy = (who: Listener, sendsReadReceipts: boolean) =>
    call(who, 'PATCH', privacy.change.path, { sendsReadReceipts })
  await send(anna, id, 'third')
  await changePrivacy(anna, false)
  await read(3)
  await changePrivacy(anna, true)
  await send(anna, id, 'fourth')
  await changePrivacy(ben, false)
  await read(4)
  await changePrivacy(ben, true)
  await send(anna, id, 'fifth')
  await read(5)
  await call(ben, 'PUT', chat.delivered.path)
  const of = { conversationId: id, personId: ben.person.id }
  await vi.waitFor(() =>
    expect(toAnna).toEqual([
      { ...of, readSeq: 5 },
      { ...of, deliveredSeq: 5 },
    ]),
  )
  expect(toAll).toEqual([])
})

it('presence is hidden before a first message is answered', async () => {
  const [anna, ben] = [await node.person(), await node.person()]
  const opened = await call(anna, 'POST', chat.open.path, { kind: 'direct', personId: ben.person.id })
  const { id } = opened.json<{ id: string }>()
  await send(anna, id, 'Hello')
  const name = `presence-conversation.${id}`
  for (const as of [anna, ben])
    expect(await whenDenied(node.client({ as }).subscribe(name))).toMatchObject({ status: 403 })
  await send(ben, id, 'Hello to you')
  const there = (await whenSubscribed(node.client({ as: ben }).subscribe(name))) as PresenceChannel
  expect(there.members.me).toEqual({ id: ben.person.id, info: {} })
})

it('a block ends presence for both at once, and only whoever blocked is informed', async () => {
  const { anna, ben, id } = await aConversation()
  const clients = [node.client({ as: anna }), node.client({ as: ben })]
  const presences = clients.map((client) => client.subscribe(`presence-conversation.${id}`))
  const [ofAnna, ofBen] = [anna, ben].map((who, n) => clients[n]?.subscribe(personChannelOf(who.person.id)))
  for (const channel of [...presences, ofAnna, ofBen]) if (channel) await whenSubscribed(channel)
  const ended = presences.map(whenDenied)
  const told = ofBen && nextEvent(ofBen, 'blocks.changed')
  const toAnna = ofAnna ? collect(ofAnna, 'blocks.changed') : []
  await call(ben, 'PUT', privacy.block.path.replace(':id', anna.person.id))
  for (const one of ended) expect(await one).toMatchObject({ status: 403 })
  expect(await told).toEqual({})
  expect(toAnna).toEqual([])
})
