import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import {
  anInterview,
  choose,
  OWN_INTERVIEWS,
  OWN_REQUESTS,
} from '#server/features/hiring/interviews/interviews.builder.ts'
import { runInterviewUpkeep } from '#server/features/hiring/interviews/upkeep/upkeep.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { InterviewRequest } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import type { Room, RoomMessage, RoomVisit } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { anOpenRoom, aRoom, moveClockTo, roomAt } from './rooms.builder.ts'
import { roomVisits } from './rooms.tables.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ TURN_URLS: 'turn:turn.example.org:3478', TURN_SECRET: 'a secret of the relay' })
})
afterAll(() => test.close())

type Built = Awaited<ReturnType<typeof anOpenRoom>>
let room: Built
beforeEach(async () => {
  room = await anOpenRoom(test)
})

const path = (rest = '') => roomAt(room.interview.id, rest)

describe('a room', () => {
  it('is found by the talent and the panel only', async () => {
    const own = (await room.talent.visitor.get(path())).json<Room>()
    expect(own).toMatchObject({ side: 'talent', isOpen: true, mode: 'room' })
    expect(own.people.map(({ seat }) => seat).toSorted()).toEqual(['interviewer', 'talent'])
    expect((await room.owner.visitor.get(path())).json()).toMatchObject({ side: 'company', isOpen: true })
    const stranger = await aPerson(test)
    expect((await stranger.visitor.get(path())).statusCode).toBe(404)
    expect((await stranger.visitor.post(path('/visits'))).statusCode).toBe(404)
    expect((await test.visitor().get(path())).statusCode).toBe(401)
  })

  it('shows everybody their own notes and nobody those of others', async () => {
    await room.talent.visitor.put(`/shared/api/interviews/${room.interview.id}/notes`, { text: 'Ask about on-call.' })
    expect((await room.talent.visitor.get(path())).json<Room>().ownNotes).toBe('Ask about on-call.')
    expect((await room.owner.visitor.get(path())).json<Room>().ownNotes).toBe('')
  })

  it('exists only for interviews that take place here and are not cancelled', async () => {
    const elsewhere = await anInterview(test)
    expect((await elsewhere.talent.visitor.get(roomAt(elsewhere.interview.id))).statusCode).toBe(404)
    const later = await aRoom(test)
    expect((await later.talent.visitor.get(roomAt(later.interview.id))).json()).toMatchObject({ isOpen: false })
    await later.talent.visitor.post(`${OWN_INTERVIEWS}/${later.interview.id}/cancel`, {})
    expect((await later.talent.visitor.get(roomAt(later.interview.id))).statusCode).toBe(404)
  })

  it('opens a quarter of an hour before and closes an hour after', async () => {
    const { startsAt, endsAt } = room.interview
    const enterAt = async (at: number) => {
      moveClockTo(test, at)
      return (await room.talent.visitor.post(path('/visits'))).statusCode
    }
    expect(await enterAt(Date.parse(startsAt) - 15 * MINUTE - 1)).toBe(409)
    expect(await enterAt(Date.parse(startsAt) - 15 * MINUTE)).toBe(201)
    expect(await enterAt(Date.parse(endsAt) + HOUR - 1)).toBe(201)
    expect(await enterAt(Date.parse(endsAt) + HOUR)).toBe(409)
    expect((await room.talent.visitor.post(path('/messages'), { text: 'Late' })).statusCode).toBe(409)
    expect((await room.talent.visitor.get(path('/messages'))).statusCode).toBe(200)
  })
})

it('loses its live channel at once when the interview is cancelled', async () => {
  const rechecked: unknown[] = []
  test.platform.realtime.attach({ deliver: () => undefined, recheck: (scope) => rechecked.push(scope) })
  await room.talent.visitor.post(`${OWN_INTERVIEWS}/${room.interview.id}/cancel`, {})
  expect(rechecked).toEqual([{ channel: `presence-interview-room.${room.interview.id}` }])
})

describe('a visit', () => {
  const enter = async () => (await room.talent.visitor.post(path('/visits'))).json<RoomVisit>()
  const stored = async (id: string) =>
    (await test.platform.db.select().from(roomVisits)).find((visit) => visit.id === id)

  it('brings credentials for the relay that outlast the room', async () => {
    const { iceServers } = await enter()
    expect(iceServers).toMatchObject([{ urls: ['turn:turn.example.org:3478'] }])
    const expires = Number(iceServers[0]?.username?.split(':')[0]) * 1000
    expect(expires).toBeGreaterThan(Date.parse(room.interview.endsAt) + HOUR)
  })

  it('records connecting once, reconnecting and leaving', async () => {
    const { id } = await enter()
    const report = (body: object) => room.talent.visitor.patch(path(`/visits/${id}`), body)
    expect(await stored(id)).toMatchObject({ connectedAt: null, leftAt: null, reconnects: 0 })
    await report({ isConnected: true })
    const { connectedAt } = (await stored(id)) ?? {}
    expect(connectedAt).not.toBeNull()
    test.clock.advance(MINUTE)
    await report({ isConnected: true, hasReconnected: true })
    await report({ hasLeft: true })
    expect(await stored(id)).toMatchObject({ connectedAt, reconnects: 1, leftAt: test.clock.now() })
  })

  it('belongs to the person who entered', async () => {
    const { id } = await enter()
    expect((await room.owner.visitor.patch(path(`/visits/${id}`), { hasLeft: true })).statusCode).toBe(404)
    expect(await stored(id)).toMatchObject({ leftAt: null })
  })
})

describe('an interview that did not take place', () => {
  const settle = (who: Built['talent'], side: 'talent' | 'company', outcome: string) =>
    who.visitor.post(`/${side}/api/interviews/${room.interview.id}/outcome`, { outcome })
  const beInRoom = async (who: Built['talent'], minutes: number) => {
    const { id } = (await who.visitor.post(path('/visits'))).json<RoomVisit>()
    test.clock.advance(minutes * MINUTE)
    await who.visitor.patch(path(`/visits/${id}`), {})
  }
  const begin = async () => {
    moveClockTo(test, Date.parse(room.interview.startsAt))
    await runInterviewUpkeep(test.platform)
  }

  it('is reported by somebody who waited for ten minutes, and by nobody else', async () => {
    await begin()
    expect((await settle(room.talent, 'talent', 'absent')).statusCode).toBe(409)
    await beInRoom(room.talent, 11)
    expect((await settle(room.owner, 'company', 'absent')).statusCode).toBe(409)
    expect((await settle(room.talent, 'talent', 'absent')).json()).toMatchObject({ status: 'no_show_company' })
  })

  it('is a technical failure where both sides came', async () => {
    await begin()
    await beInRoom(room.owner, 12)
    await beInRoom(room.talent, 1)
    expect((await settle(room.owner, 'company', 'absent')).statusCode).toBe(409)
    expect((await settle(room.talent, 'talent', 'failed')).json()).toMatchObject({ status: 'technical_failure' })
    expect((await settle(room.owner, 'company', 'held')).statusCode).toBe(409)
    // New times are on offer without anybody asking, once.
    expect((await settle(room.owner, 'company', 'failed')).statusCode).toBe(200)
    const { items } = (await room.talent.visitor.get(OWN_REQUESTS)).json<{ items: InterviewRequest[] }>()
    expect(items).toMatchObject([{ kind: 'technical', mode: 'room', minutes: 45, panel: [{ id: room.owner.id }] }])
    const again = await choose(room.talent, { id: items[0]?.id ?? '', times: [{ id: items[0]?.starts[0] ?? '' }] })
    expect(again.json()).toMatchObject({ status: 'accepted' })
  })

  it('cannot be called a failure days later, but the company can say that it took place', async () => {
    await begin()
    test.clock.advance(4 * HOUR)
    await runInterviewUpkeep(test.platform)
    expect((await settle(room.talent, 'talent', 'failed')).statusCode).toBe(409)
    expect((await settle(room.owner, 'company', 'held')).json()).toMatchObject({ status: 'completed' })
    const stranger = await aPerson(test)
    expect((await settle(stranger, 'talent', 'failed')).statusCode).toBe(404)
  })
})

describe('the chat', () => {
  it('is read by everybody in the room, in order', async () => {
    await room.talent.visitor.post(path('/messages'), { text: ' Can you hear me? ' })
    await room.owner.visitor.post(path('/messages'), { text: 'Yes' })
    const { items } = (await room.owner.visitor.get(path('/messages'))).json<{ items: RoomMessage[] }>()
    expect(items).toMatchObject([
      { text: 'Can you hear me?', personId: room.talent.id },
      { text: 'Yes', personId: room.owner.id },
    ])
  })

  it('says beside its field what is wrong with a message', async () => {
    for (const text of [' ', 'x'.repeat(1001)])
      expect((await room.talent.visitor.post(path('/messages'), { text })).json()).toMatchObject({
        errors: { text: [expect.any(String)] },
      })
  })
})

describe('a shared text', () => {
  const typed = (words: string) => {
    const doc = new Doc()
    doc.getText('text').insert(0, words)
    return Buffer.from(encodeStateAsUpdate(doc)).toString('base64')
  }
  const read = async () => {
    const { state } = (await room.owner.visitor.get(path('/pads/code'))).json<{ state: string | null }>()
    const doc = new Doc()
    if (state) applyUpdate(doc, Buffer.from(state, 'base64'))
    return doc.getText('text').toJSON()
  }

  it('keeps what both sides saved at the same time, and nothing twice', async () => {
    expect(await read()).toBe('')
    const [hers, his] = [typed('one '), typed('two ')]
    const save = (who: Built['talent'], update: string) => who.visitor.post(path('/pads/code'), { update })
    await Promise.all([save(room.talent, hers), save(room.owner, his), save(room.talent, hers)])
    expect((await read()).match(/one |two /g)?.toSorted()).toEqual(['one ', 'two '])
    expect((await room.owner.visitor.get(path('/pads/notes'))).json()).toEqual({ state: null })
  })

  it('rejects what is no change, and what is too much', async () => {
    const noChange = await room.talent.visitor.post(path('/pads/code'), {
      update: Buffer.from('no').toString('base64'),
    })
    expect(noChange.json()).toMatchObject({ errors: { update: [expect.any(String)] } })
    let statusCode = 204
    for (let round = 0; round < 6 && statusCode === 204; round += 1)
      ({ statusCode } = await room.talent.visitor.post(path('/pads/notes'), { update: typed('x'.repeat(120_000)) }))
    expect(statusCode).toBe(422)
  })
})
