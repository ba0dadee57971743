import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { auditOf, carryOutAll, decide, showCase } from '#server/features/base/operations/operations.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MAX_MESSAGES_A_MINUTE, MESSAGES_KEPT_DAYS } from '#shared/features/learning/masterclass/live/live-limits.ts'
import type { LiveTalk, TalkMessage } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import type { TalkQuestion } from '#shared/features/learning/masterclass/talk-questions.contract.ts'
import type { Talk, TalkRegistration } from '#shared/features/learning/masterclass/talks.contract.ts'
import { DAY, HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { aTalk } from './masterclass.builder.ts'
import { runTalkUpkeep } from './talks/upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Live, given by the speaker, with a place for the listener. */
async function aLiveTalk() {
  const [speaker, listener] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  const talk = await aTalk(test, { personId: speaker.id, status: 'live', startsAt: test.clock.now() })
  await listener.visitor.put(`${talk.path}/registration`)
  return { talk, speaker, listener }
}

type Placed = { path: string }
const live = async (person: BuiltPerson, { path }: Placed) =>
  (await person.visitor.get(`${path}/live`)).json<LiveTalk>()
const say = (person: BuiltPerson, { path }: Placed, text: string) => person.visitor.post(`${path}/messages`, { text })
const words = ({ messages }: LiveTalk) => messages.map(({ text }) => text)

describe('the chat of a live talk', () => {
  it('is read and written by those who take part, and by nobody else', async () => {
    const { talk, speaker, listener } = await aLiveTalk()
    const stranger = await aVerifiedTalent(test)
    expect((await say(stranger, talk, 'Hello')).statusCode).toBe(403)
    expect((await stranger.visitor.get(`${talk.path}/live`)).statusCode).toBe(403)
    expect((await test.visitor().get(`${talk.path}/live`)).statusCode).toBe(401)
    expect((await say(listener, talk, ' ')).statusCode).toBe(422)
    expect((await say(listener, talk, 'Hello from Nairobi')).json<TalkMessage>()).toMatchObject({ isOwn: true })
    await say(speaker, talk, 'Welcome')
    expect((await live(listener, talk)).messages).toMatchObject([
      { text: 'Hello from Nairobi', isOwn: true, isHost: false },
      { text: 'Welcome', isOwn: false, isHost: true },
    ])
    const upcoming = await aTalk(test)
    await listener.visitor.put(`${upcoming.path}/registration`)
    expect((await say(listener, upcoming, 'Too early')).statusCode).toBe(409)
    const statuses = []
    for (let times = 0; times < MAX_MESSAGES_A_MINUTE; times += 1)
      statuses.push((await say(listener, talk, `${times}`)).statusCode)
    expect(statuses.at(-1)).toBe(422)
    test.clock.advance(2 * MINUTE)
    expect((await say(listener, talk, 'Once more')).statusCode).toBe(201)
  })

  it('is moderated by the speaker and by operators', async () => {
    const { talk, speaker, listener } = await aLiveTalk()
    const [other, operator] = [await aVerifiedTalent(test), await aPersonWith(test, 'operator')]
    await other.visitor.put(`${talk.path}/registration`)
    const { id } = (await say(listener, talk, 'Buy this')).json<TalkMessage>()
    const own = (await say(speaker, talk, 'Please do not')).json<TalkMessage>()
    const at = (messageId: string) => `${talk.path}/messages/${messageId}`
    expect((await other.visitor.delete(at(id))).statusCode).toBe(403)
    expect((await other.visitor.put(`${at(id)}/author`, { isMuted: true })).statusCode).toBe(403)
    expect((await operator.visitor.put(`${at(own.id)}/author`, { isMuted: true })).statusCode).toBe(403)
    for (const isMuted of [true, true])
      expect((await speaker.visitor.put(`${at(id)}/author`, { isMuted })).statusCode).toBe(204)
    expect((await say(listener, talk, 'Again')).json()).toMatchObject({
      message: 'A moderator has muted you in this chat.',
    })
    expect((await live(listener, talk)).isMuted).toBe(true)
    expect((await live(speaker, talk)).messages[0]).toMatchObject({ isAuthorMuted: true })
    expect((await live(other, talk)).messages[0]).toMatchObject({ isAuthorMuted: false })
    expect((await operator.visitor.delete(at(id))).statusCode).toBe(204)
    expect(words(await live(other, talk))).toEqual(['Please do not'])
    await operator.visitor.put(`${at(id)}/author`, { isMuted: false })
    expect((await say(listener, talk, 'Sorry')).statusCode).toBe(201)
  })

  it('has its questions marked as answered by them, and by nobody else', async () => {
    const { talk, speaker, listener } = await aLiveTalk()
    const operator = await aPersonWith(test, 'operator')
    const { id } = (await listener.visitor.post(`${talk.path}/questions`, { text: 'Why?' })).json<TalkQuestion>()
    const mark = async (person: BuiltPerson, isAnswered: boolean) => {
      const { statusCode } = await person.visitor.put(`${talk.path}/questions/${id}/answer`, { isAnswered })
      const { items } = (await listener.visitor.get(`${talk.path}/questions`)).json<{ items: TalkQuestion[] }>()
      return [statusCode, items[0]?.isAnswered]
    }
    expect(await mark(listener, true)).toEqual([403, false])
    expect(await mark(speaker, true)).toEqual([204, true])
    expect(await mark(operator, false)).toEqual([204, false])
    expect((await operator.visitor.delete(`${talk.path}/questions/${id}`)).statusCode).toBe(204)
    const actions = (await auditOf(operator, talk.id)).map(({ action }) => action)
    expect(actions.toSorted(), 'what the speaker does is not recorded').toEqual(['talk.answer', 'talk.remove_question'])
  })

  it('has its reports decided by operators, all of one message together', async () => {
    const { talk, speaker, listener } = await aLiveTalk()
    const operator = await aPersonWith(test, 'operator')
    const { id } = (await say(listener, talk, 'Send me money')).json<TalkMessage>()
    const report = (person: BuiltPerson, reason = 'scam') =>
      person.visitor.post(`${talk.path}/messages/${id}/report`, { reason })
    expect((await report(listener)).statusCode).toBe(403)
    expect((await report(speaker, 'nonsense')).statusCode).toBe(422)
    for (const person of [speaker, speaker, operator]) expect((await report(person)).statusCode).toBe(204)
    const place = { queue: 'talk-messages', id }
    expect((await showCase(operator, place.queue, id)).case?.evidence).toHaveLength(3)
    expect((await decide(operator, place, { choice: 'remove' })).statusCode).toBe(422)
    await decide(operator, place, { choice: 'remove', reason: 'It asks for money.' })
    await carryOutAll(test)
    expect((await showCase(operator, place.queue, id)).case).toBeNull()
    const own = (await say(operator, talk, 'Buy my book')).json<TalkMessage>().id
    await speaker.visitor.post(`${talk.path}/messages/${own}/report`, { reason: 'spam' })
    const onOwn = { queue: 'talk-messages', id: own }
    expect((await decide(operator, onOwn, { choice: 'dismiss' })).statusCode, 'not about oneself').toBe(403)
    await operator.visitor.delete(`${talk.path}/messages/${own}`)
    expect(words(await live(speaker, talk))).toEqual([])
  })

  it('is deleted a month later', async () => {
    const { talk, listener } = await aLiveTalk()
    await say(listener, talk, 'For a month')
    const left = () =>
      test.platform.db
        .execute(`select id from talk_messages where talk_id = '${talk.id}'`)
        .then(({ rows }) => rows.length)
    await runTalkUpkeep(test.platform)
    expect(await left()).toBe(1)
    test.clock.advance((MESSAGES_KEPT_DAYS + 1) * DAY)
    await runTalkUpkeep(test.platform)
    expect(await left()).toBe(0)
  })
})

describe('a raised hand', () => {
  it('keeps its position in the queue until a moderator calls on it or lowers it', async () => {
    const { talk, speaker, listener } = await aLiveTalk()
    const second = await aVerifiedTalent(test)
    await second.visitor.put(`${talk.path}/registration`)
    const raise = (person: BuiltPerson, isRaised: boolean) => person.visitor.put(`${talk.path}/hand`, { isRaised })
    expect((await raise(listener, true)).statusCode).toBe(204)
    test.clock.advance(MINUTE)
    for (const person of [second, listener]) await raise(person, true)
    expect((await raise(speaker, true)).statusCode).toBe(403)
    const { hands, raised } = await live(speaker, talk)
    const own = (await live(listener, talk)).ownHand
    expect({ raised, ids: hands.map(({ id }) => id)[0] }).toEqual({ raised: 2, ids: own?.id })
    expect((await live(second, talk)).hands).toEqual([])
    const step = (person: BuiltPerson, step: string) => person.visitor.put(`${talk.path}/hands/${own?.id}`, { step })
    expect((await step(second, 'call')).statusCode).toBe(403)
    expect((await step(speaker, 'call')).statusCode).toBe(204)
    expect((await live(listener, talk)).ownHand).toMatchObject({ isRaised: true, isCalled: true })
    await step(speaker, 'lower')
    expect((await live(listener, talk)).ownHand).toMatchObject({ isRaised: false, isCalled: false })
    expect((await step(speaker, 'call')).statusCode).toBe(204)
    expect((await live(speaker, talk)).raised).toBe(1)
    await second.visitor.delete(`${talk.path}/registration`)
    expect((await live(speaker, talk)).raised).toBe(0)
  })
})

describe('somebody who missed three talks in ninety days', () => {
  it('confirms on the last day, or the place is passed on', async () => {
    const person = await aVerifiedTalent(test)
    for (const minutes of [30, 45, 60]) {
      const missed = await aTalk(test, { startsAt: new Date(test.clock.now().getTime() + HOUR / 2), minutes })
      await person.visitor.put(`${missed.path}/registration`)
    }
    test.clock.advance(2 * HOUR)
    await runTalkUpkeep(test.platform)
    await runTalkUpkeep(test.platform)
    const afterNinetyDays = new Date(test.clock.now().getTime() + 92 * DAY)
    const startsAt = new Date(test.clock.now().getTime() + 2 * DAY)
    const [kept, lost] = [await aTalk(test, { startsAt, capacity: 1 }), await aTalk(test, { startsAt, capacity: 1 })]
    const register = async ({ path }: Placed) =>
      (await person.visitor.put(`${path}/registration`)).json<TalkRegistration>()
    for (const talk of [kept, lost, kept]) expect(await register(talk)).toMatchObject({ mustConfirm: true })
    const next = await aVerifiedTalent(test)
    await next.visitor.put(`${lost.path}/registration`)
    test.clock.advance(DAY + MINUTE)
    await runTalkUpkeep(test.platform)
    expect(await register(kept)).toMatchObject({ status: 'registered', mustConfirm: false })
    test.clock.advance(DAY / 2)
    await runTalkUpkeep(test.platform)
    const placeOf = async (one: BuiltPerson, { path }: Placed) =>
      (await one.visitor.get(path)).json<Talk>().registration?.status
    expect(await placeOf(person, kept)).toBe('registered')
    expect(await placeOf(person, lost)).toBe('cancelled')
    expect(await placeOf(next, lost)).toBe('offered')

    const later = await aTalk(test, { startsAt: new Date(afterNinetyDays.getTime() + 2 * DAY) })
    test.clock.advance(afterNinetyDays.getTime() - test.clock.now().getTime())
    await person.visitor.signIn(person)
    expect(await register(later), 'what was missed long ago does not count').toMatchObject({ mustConfirm: false })
  })
})
