import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { TalkOffer } from '#shared/features/learning/masterclass/talk-offers.contract.ts'
import type { TalkQuestion } from '#shared/features/learning/masterclass/talk-questions.contract.ts'
import type { TalkRequest } from '#shared/features/learning/masterclass/talk-requests.contract.ts'
import type { Talk, TalkRegistration, TalksPage } from '#shared/features/learning/masterclass/talks.contract.ts'
import { DAY, HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { aTalk, TALK_OFFERS, TALK_REQUESTS, TALKS } from './masterclass.builder.ts'
import { runTalkUpkeep } from './talks/upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Built = Awaited<ReturnType<typeof aTalk>>
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aVerifiedTalent(test)))
const talkOf = async (person: BuiltPerson, { path }: Built) => (await person.visitor.get(path)).json<Talk>()
const register = async (person: BuiltPerson, { path }: Built) =>
  (await person.visitor.put(`${path}/registration`)).json<TalkRegistration>()
const cancel = (person: BuiltPerson, { path }: Built) => person.visitor.delete(`${path}/registration`)
const inAnHour = () => new Date(test.clock.now().getTime() + HOUR)

describe('the lists', () => {
  it('show upcoming talks in order, and past ones the other way round, page by page', async () => {
    const [person] = await people(1)
    if (!person) return
    const at = (days: number) => new Date(test.clock.now().getTime() + days * DAY)
    const built = [
      await aTalk(test, { category: 'growing', startsAt: at(2) }),
      await aTalk(test, { category: 'growing', startsAt: at(1) }),
      await aTalk(test, { category: 'growing', startsAt: at(-1), status: 'ended' }),
      await aTalk(test, {
        category: 'growing',
        startsAt: at(-2),
        status: 'replay_available',
        transcript: [{ at: 0, text: 'Crème brûlée' }],
      }),
      await aTalk(test, { category: 'growing', status: 'submitted', startsAt: null }),
    ]
    const list = async (query: string) =>
      (await person.visitor.get(`${TALKS}?category=growing&${query}`)).json<TalksPage>()
    const ids = ({ items }: TalksPage) => items.map(({ id }) => built.findIndex((one) => one.id === id))
    expect(ids(await list('show=upcoming'))).toEqual([1, 0])
    expect(ids(await list('show=past'))).toEqual([2, 3])
    const first = await list('limit=1')
    expect(ids(await list(`limit=1&cursor=${first.nextCursor}`))).toEqual([0])
    expect(ids(await list('show=past&text=creme'))).toEqual([3])
    expect(ids(await list('show=mine'))).toEqual([])
    const [mine, , , , hidden] = built
    if (!mine || !hidden) return
    await register(person, mine)
    expect(ids(await list('show=mine'))).toEqual([0])
    expect((await person.visitor.get(hidden.path)).statusCode).toBe(404)
    expect((await person.visitor.get(`${mine.path}?under=past-talks`)).statusCode).toBe(200)
    expect((await person.visitor.get(`${mine.path}?under=nothing`)).statusCode).toBe(422)
    expect((await test.visitor().get(TALKS)).statusCode).toBe(401)
  })
})

describe('a place', () => {
  it('is one, however often it is asked for, and is passed on in order', async () => {
    const talk = await aTalk(test, { capacity: 1 })
    const [first, second, third] = await people(3)
    if (!first || !second || !third) return
    await Promise.all([1, 2, 3].map(() => register(first, talk)))
    expect(await register(second, talk)).toEqual({
      status: 'waitlisted',
      position: 1,
      offerEndsAt: null,
      mustConfirm: false,
    })
    expect(await register(third, talk)).toMatchObject({ status: 'waitlisted', position: 2 })
    expect(await register(third, talk)).toMatchObject({ position: 2 })
    expect((await cancel(first, talk)).statusCode).toBe(204)
    expect((await talkOf(second, talk)).registration).toEqual({
      status: 'offered',
      mustConfirm: false,
      position: null,
      offerEndsAt: new Date(test.clock.now().getTime() + 12 * HOUR).toISOString(),
    })
    expect((await talkOf(third, talk)).registration).toMatchObject({ status: 'waitlisted', position: 1 })
    // Whoever comes back joins at the end.
    expect(await register(first, talk)).toMatchObject({ status: 'waitlisted', position: 2 })

    test.clock.advance(12 * HOUR)
    await runTalkUpkeep(test.platform)
    expect((await talkOf(second, talk)).registration?.status).toBe('cancelled')
    expect((await talkOf(third, talk)).registration?.status).toBe('offered')
    expect(await register(third, talk)).toMatchObject({ status: 'registered', offerEndsAt: null })
    expect((await talkOf(third, talk)).placesLeft).toBe(0)
  })

  it('is refused at a full talk without a waiting list, and after the end', async () => {
    const [first, second] = await people(2)
    if (!first || !second) return
    const talk = await aTalk(test, { capacity: 1, hasWaitlist: false })
    await register(first, talk)
    expect((await second.visitor.put(`${talk.path}/registration`)).statusCode).toBe(409)
    const over = await aTalk(test, { status: 'ended' })
    expect((await second.visitor.put(`${over.path}/registration`)).statusCode).toBe(409)
  })

  it('goes to nobody twice, and nobody is forgotten, when twenty people register and cancel at once', async () => {
    const talk = await aTalk(test, { capacity: 8 })
    const everybody = await people(20)
    const [leaving, coming] = [everybody.slice(0, 10), everybody.slice(10)]
    for (const person of leaving) await register(person, talk)
    const answers = await Promise.all([
      ...leaving.map((person) => cancel(person, talk)),
      ...coming.map((person) => person.visitor.put(`${talk.path}/registration`)),
    ])
    expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([])
    const { rows } = await test.platform.db.execute<{ status: string; place: number; person_id: string }>(
      `select status, place, person_id from talk_registrations where talk_id = '${talk.id}' order by place`,
    )
    expect(new Set(rows.map(({ person_id }) => person_id)).size).toBe(20)
    const newcomers = rows.filter(({ person_id }) => coming.some(({ id }) => id === person_id))
    const held = newcomers.filter(({ status }) => status === 'registered' || status === 'offered')
    const waiting = newcomers.filter(({ status }) => status === 'waitlisted')
    expect(rows.filter(({ status }) => status === 'cancelled')).toHaveLength(10)
    expect(held).toHaveLength(8)
    expect(waiting).toHaveLength(2)
    // Nobody who came later has a place while somebody who came earlier waits.
    const lastHeld = Math.max(...held.map(({ place }) => place))
    expect(waiting.every(({ place }) => place > lastHeld)).toBe(true)
  })
})

describe('a talk', () => {
  it('reminds people, starts, counts who was there, ends, and can be rated by them', async () => {
    const talk = await aTalk(test, { startsAt: inAnHour(), minutes: 30, streamUrl: 'https://player.vimeo.com/video/1' })
    const [present, absent, stranger] = await people(3)
    if (!present || !absent || !stranger) return
    await register(present, talk)
    await register(absent, talk)
    const notices = async () =>
      (await present.visitor.get('/shared/api/notifications')).json<{ items: { title: string }[] }>().items
    await runTalkUpkeep(test.platform)
    await runTalkUpkeep(test.platform)
    expect((await notices()).filter(({ title }) => title.startsWith(`${talk.title} starts on`))).toHaveLength(1)
    expect((await talkOf(present, talk)).streamUrl).toBeNull()

    test.clock.advance(HOUR)
    await runTalkUpkeep(test.platform)
    expect(await talkOf(present, talk)).toMatchObject({ status: 'live', streamUrl: talk.streamUrl })
    expect((await talkOf(stranger, talk)).streamUrl).toBeNull()
    expect((await present.visitor.put(`${talk.path}/attendance`)).statusCode).toBe(204)
    expect((await stranger.visitor.put(`${talk.path}/attendance`)).statusCode).toBe(403)
    expect((await present.visitor.put(`${talk.path}/feedback`, { stars: 5 })).statusCode).toBe(403)

    test.clock.advance(30 * MINUTE)
    await runTalkUpkeep(test.platform)
    expect(await talkOf(present, talk)).toMatchObject({ status: 'ended', registration: { status: 'attended' } })
    expect((await talkOf(absent, talk)).registration?.status).toBe('no_show')
    for (const stars of [2, 4])
      expect((await present.visitor.put(`${talk.path}/feedback`, { stars, text: 'Clear.' })).statusCode).toBe(204)
    expect((await absent.visitor.put(`${talk.path}/feedback`, { stars: 1 })).statusCode).toBe(403)
    expect((await talkOf(absent, talk)).rating).toEqual({ average: 4, count: 1 })
  })

  it('keeps the position of its readers, and shows the transcript only once it is released', async () => {
    const [person] = await people(1)
    if (!person) return
    const parts = [{ at: 0, text: 'Welcome.' }]
    const facts = { transcript: parts, chapters: parts, slides: '# One\n---\n# Two' }
    const ended = await aTalk(test, { ...facts, status: 'ended' })
    expect(await talkOf(person, ended)).toMatchObject({ transcript: [], hasTranscript: false })
    const talk = await aTalk(test, { ...facts, status: 'replay_available' })
    expect((await person.visitor.put(`${talk.path}/position`, { seconds: 90 })).statusCode).toBe(204)
    expect(await talkOf(person, talk)).toMatchObject({
      position: 90,
      transcript: parts,
      slides: ['<h2>One</h2>', '<h2>Two</h2>'],
    })
    expect((await person.visitor.put(`${talk.path}/position`, { seconds: -1 })).statusCode).toBe(422)
  })

  it('is a calendar entry', async () => {
    const [person] = await people(1)
    if (!person) return
    const talk = await aTalk(test, { title: 'Taxes; treaties, and "you"' })
    const answer = await person.visitor.get(`${talk.path}/talk.ics`)
    expect(answer.headers['content-type']).toContain('text/calendar')
    const event = new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent('vevent') ?? undefined
    const read = new ICAL.Event(event)
    expect(read.summary).toBe(talk.title)
    expect(read.startDate.toJSDate()).toEqual(talk.startsAt)
    expect(read.duration.toSeconds()).toBe(45 * 60)
  })
})

describe('a question', () => {
  it('is asked by those who have a place, and found by its votes', async () => {
    const talk = await aTalk(test)
    const [asker, other] = await people(2)
    if (!asker || !other) return
    const path = `${talk.path}/questions`
    expect((await asker.visitor.post(path, { text: 'Why?' })).statusCode).toBe(403)
    await register(asker, talk)
    const first = (await asker.visitor.post(path, { text: 'Why?', isAnonymous: true })).json<TalkQuestion>()
    const second = (await asker.visitor.post(path, { text: 'How?' })).json<TalkQuestion>()
    for (let times = 0; times < 2; times += 1) await other.visitor.put(`${path}/${second.id}/vote`, { hasVoted: true })
    const list = async (person: BuiltPerson) => (await person.visitor.get(path)).json<{ items: TalkQuestion[] }>().items
    expect(await list(other)).toMatchObject([
      { id: second.id, votes: 1, hasVoted: true, asker: 'Wanjiru Kamau', isOwn: false },
      { id: first.id, votes: 0, hasVoted: false, asker: null },
    ])
    await other.visitor.put(`${path}/${second.id}/vote`, { hasVoted: false })
    expect((await list(asker)).map(({ votes }) => votes)).toEqual([0, 0])
    expect((await other.visitor.delete(`${path}/${first.id}`)).statusCode).toBe(403)
    expect((await asker.visitor.delete(`${path}/${first.id}`)).statusCode).toBe(204)
    for (const text of ['3', '4', '5', '6']) await asker.visitor.post(path, { text })
    expect((await asker.visitor.post(path, { text: '7' })).statusCode).toBe(422)
  })
})

describe('a request for a talk', () => {
  it('has votes, one for each person, and a person has three', async () => {
    const [asker, voter] = await people(2)
    if (!asker || !voter) return
    const wish = { topic: 'Pensions across borders', category: 'money' }
    const request = (await asker.visitor.post(TALK_REQUESTS, wish)).json<TalkRequest>()
    expect(request).toMatchObject({ votes: 1, hasVoted: true, status: 'open' })
    await Promise.all([1, 2, 3].map(() => voter.visitor.put(`${TALK_REQUESTS}/${request.id}/vote`, { hasVoted: true })))
    const [top] = (await voter.visitor.get(TALK_REQUESTS)).json<{ items: TalkRequest[] }>().items
    expect(top).toMatchObject({ id: request.id, votes: 2, hasVoted: true, isOwn: false })
    await Promise.all([1, 2, 3].map(() => asker.visitor.post(TALK_REQUESTS, wish)))
    expect((await asker.visitor.post(TALK_REQUESTS, wish)).statusCode).toBe(422)
    expect((await voter.visitor.delete(`${TALK_REQUESTS}/${request.id}`)).statusCode).toBe(403)
    expect((await asker.visitor.delete(`${TALK_REQUESTS}/${request.id}`)).statusCode).toBe(204)
    expect((await asker.visitor.post(TALK_REQUESTS, wish)).statusCode).toBe(201)
  })
})

describe('an offer to speak', () => {
  it('is sent, and can be withdrawn by its speaker alone', async () => {
    const [speaker, other] = await people(2)
    if (!speaker || !other) return
    const offer = {
      title: 'Reading a payslip from abroad',
      abstract: 'Line by line, with three real examples.',
      category: 'money',
      level: 'beginner',
      minutes: 45,
      headline: 'Accountant',
    }
    expect((await speaker.visitor.post(TALK_OFFERS, { ...offer, minutes: 5 })).statusCode).toBe(422)
    const sent = (await speaker.visitor.post(TALK_OFFERS, offer)).json<TalkOffer>()
    expect(sent).toMatchObject({ status: 'submitted', startsAt: null })
    const answer = (person: BuiltPerson, event: string) =>
      person.visitor.post(`${TALK_OFFERS}/${sent.id}/status`, { event })
    expect((await answer(other, 'withdraw')).statusCode).toBe(404)
    expect((await answer(speaker, 'confirm')).statusCode).toBe(409)
    expect((await answer(speaker, 'withdraw')).json<TalkOffer>().status).toBe('withdrawn')
  })
})
