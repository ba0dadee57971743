// Two people on two nodes of one installation: a connection, a node or Redis may fail, and every message arrives once, in order.

import { expect, it, vi } from 'vitest'
import { startBalancer } from '#server/platform/realtime/testing/balancer.builder.ts'
import { nextEvent, whenConnected } from '#server/platform/realtime/testing/client-waits.builder.ts'
import type { Listener, TestNode } from '#server/platform/realtime/testing/realtime-node.builder.ts'
import { twoNodes } from '#server/platform/realtime/testing/two-nodes.builder.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { FLOOD_PER_PERSON } from '#shared/features/talk/chat/chat-limits.ts'
import { chatPath } from './chat.builder.ts'
import { call, followConversation } from './chat-listener.builder.ts'

const nodes = twoNodes()

/** A person who reaches only this node, over a connection of their own. */
async function aConnectionTo(node: TestNode, port = node.port) {
  const as = await nodes.first.person()
  const line = await startBalancer(port)
  const headers = { Authorization: `Bearer ${as.token}` }
  const client = node.client({
    as,
    settings: {
      wsPort: line.port,
      channelAuthorization: { endpoint: `${line.url}/broadcasting/auth`, transport: 'ajax', headers },
    },
  })
  return { as, client, line, url: line.url }
}

async function aConversation(anna: Listener, ben: Listener): Promise<string> {
  const given = { kind: 'direct', personId: ben.person.id }
  const { id } = await call<{ id: string }>(nodes.first.url, anna, 'POST', chat.open.path, given)
  for (const who of [anna, ben])
    await call(nodes.first.url, who, 'POST', chatPath(chat.send.path, id), { key: crypto.randomUUID(), body: 'Hello' })
  return id
}

const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id)

const storedOnServer = async (as: Listener, id: string): Promise<{ id: string; body: string }[]> =>
  (await call<{ items: { id: string; body: string }[] }>(nodes.first.url, as, 'GET', chatPath(chat.messages.path, id)))
    .items

it('a connection that drops while ten messages go both ways loses none of them', async () => {
  const [anna, ben] = [await aConnectionTo(nodes.first), await aConnectionTo(nodes.second)]
  const id = await aConversation(anna.as, ben.as)
  const [hers, his] = [await followConversation(anna, id), await followConversation(ben, id)]
  ben.line.cut()
  await vi.waitFor(() => expect(ben.client.connection.state).not.toBe('connected'))
  const written: Promise<void>[] = []
  for (const n of [1, 2, 3, 4, 5]) {
    await hers.send(`to Ben ${n}`)
    // His messages wait on his side until the connection is back.
    written.push((written.at(-1) ?? Promise.resolve()).then(() => his.send(`to Anna ${n}`)))
  }
  expect(his.bodies()).toEqual(['Hello', 'Hello'])
  ben.line.mend()
  // The library waits 15 s after an attempt that failed, and a slow machine makes one before the line is mended.
  await whenConnected(ben.client)
  await Promise.all(written)
  await vi.waitFor(async () => {
    const held = idsOf(await storedOnServer(anna.as, id))
    expect(held).toHaveLength(12)
    expect([idsOf(hers.messages), idsOf(his.messages)]).toEqual([held, held])
  })
  const said = (to: string) => his.bodies().filter((body) => body.startsWith(to))
  for (const to of ['to Ben', 'to Anna']) expect(said(to)).toEqual([1, 2, 3, 4, 5].map((n) => `${to} ${n}`))
})

it('a killed node loses none of them: its people reconnect to the other', async () => {
  const doomed = await nodes.aKillableNode()
  const [anna, ben] = [await aConnectionTo(nodes.first), await aConnectionTo(nodes.second)]
  const id = await aConversation(anna.as, ben.as)
  // Sockets to the doomed node, everything else to the second.
  const sockets = await startBalancer(doomed.port)
  const headers = { Authorization: `Bearer ${ben.as.token}` }
  const client = nodes.second.client({
    settings: {
      wsPort: sockets.port,
      channelAuthorization: { endpoint: `${nodes.second.url}/broadcasting/auth`, transport: 'ajax', headers },
    },
  })
  const [hers, his] = [
    await followConversation(anna, id),
    await followConversation({ url: nodes.second.url, as: ben.as, client }, id),
  ]
  await hers.send('before')
  await vi.waitFor(() => expect(his.bodies()).toContain('before'))
  sockets.sendTo(nodes.second.port)
  const moved = nextEvent(client.connection as never, 'connecting')
  doomed.kill()
  await moved
  for (const n of [1, 2, 3]) {
    await hers.send(`to Ben ${n}`)
    await his.send(`to Anna ${n}`)
  }
  await vi.waitFor(async () => {
    const held = idsOf(await storedOnServer(anna.as, id))
    expect(held).toHaveLength(9)
    expect([idsOf(hers.messages), idsOf(his.messages)]).toEqual([held, held])
  })
  sockets.stop()
})

it('Redis that goes down and comes back empty loses none of them', async () => {
  const [anna, ben] = [await aConnectionTo(nodes.first), await aConnectionTo(nodes.second)]
  const id = await aConversation(anna.as, ben.as)
  const [hers, his] = [await followConversation(anna, id), await followConversation(ben, id)]
  await nodes.redis.stop()
  await vi.waitFor(() => expect(nodes.second.test.platform.realtime.cluster.isJoined()).toBe(false))
  for (const n of [1, 2, 3]) await hers.send(`to Ben ${n}`)
  await nodes.redis.start()
  await nodes.areConnected()
  // Nothing more is sent: the node itself has to announce the gap.
  await vi.waitFor(() => expect(his.bodies()).toEqual(['Hello', 'Hello', 'to Ben 1', 'to Ben 2', 'to Ben 3']))
  expect(idsOf(his.messages)).toEqual(idsOf(await storedOnServer(anna.as, id)))
})

it('a flood is counted across all nodes', async () => {
  const [anna, ben] = [await nodes.first.person(), await nodes.first.person()]
  const id = await aConversation(anna, ben)
  const path = chatPath(chat.send.path, id)
  const sendAt = ({ url }: TestNode) => call(url, anna, 'POST', path, { key: crypto.randomUUID(), body: 'x' })
  // The greeting was the first.
  for (let n = 1; n < FLOOD_PER_PERSON; n += 1) await sendAt(n % 2 === 0 ? nodes.first : nodes.second)
  for (const node of [nodes.first, nodes.second]) await expect(sendAt(node)).rejects.toThrow('429')
})
