import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Overview } from '#shared/features/base/operations/operations.contract.ts'
import type { OpsTalk, OpsTalkSummary } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import type { TalkOffer } from '#shared/features/learning/masterclass/talk-offers.contract.ts'
import type { TalkRequest } from '#shared/features/learning/masterclass/talk-requests.contract.ts'
import type { Talk } from '#shared/features/learning/masterclass/talks.contract.ts'
import { readVtt } from '#shared/kit/text/captions.ts'
import { DAY, HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { aTalk, aTalkContent, TALK_OFFERS, TALK_REQUESTS, TALKS } from './masterclass.builder.ts'
import { runTalkUpkeep } from './talks/upkeep.service.ts'

const video = readFileSync(join(import.meta.dirname, '../../../seeds/learning/media/one-day-three-cities.webm'))
const OPS = '/ops/api/talks'

let test: TestApp
let operator: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
})
// Operator sessions expire soon when idle, and these tests skip days.
beforeEach(async () => {
  operator = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY).toISOString()
const step = (id: string, event: string, reason = '') => operator.visitor.post(`${OPS}/${id}/status`, { event, reason })
const titlesOf = async ({ visitor }: BuiltPerson) =>
  (await visitor.get('/shared/api/notifications'))
    .json<{ items: { title: string }[] }>()
    .items.map(({ title }) => title)

describe('operators', () => {
  it('write a talk, schedule it, and publish its transcript afterwards', async () => {
    const talent = await aVerifiedTalent(test)
    const draft = (await operator.visitor.post(OPS, aTalkContent)).json<OpsTalk>()
    expect(draft.status).toBe('draft')
    expect((await talent.visitor.get(`${TALKS}/${draft.id}`)).statusCode).toBe(404)
    expect((await step(draft.id, 'schedule')).statusCode).toBe(422)
    const change = (talk: OpsTalk, part: object) =>
      operator.visitor.put(`${OPS}/${talk.id}`, { ...aTalkContent, updatedAt: talk.updatedAt, ...part })
    const wrong = await change(draft, { streamUrl: 'https://evil.example/embed' })
    expect(wrong.statusCode).toBe(422)
    test.clock.advance(MINUTE)
    const timed = (await change(draft, { startsAt: inDays(1) })).json<OpsTalk>()
    expect((await change(draft, { title: 'Too late for this' })).statusCode).toBe(409)
    expect((await step(draft.id, 'schedule')).json<OpsTalk>().status).toBe('scheduled')
    await talent.visitor.put(`${TALKS}/${draft.id}/registration`)

    test.clock.advance(2 * DAY)
    operator = await aPersonWith(test, 'operator')
    await runTalkUpkeep(test.platform)
    await runTalkUpkeep(test.platform)
    expect((await step(draft.id, 'release')).statusCode).toBe(422)
    const ended = (await operator.visitor.get(`${OPS}/${draft.id}`)).json<OpsTalk>()
    const transcript = [{ at: 0, text: 'Welcome.' }]
    await change(ended, { startsAt: timed.startsAt, transcript })
    expect((await step(draft.id, 'release')).json<OpsTalk>().status).toBe('replay_available')
    expect((await talent.visitor.get(`${TALKS}/${draft.id}`)).json<Talk>().transcript).toEqual(transcript)
    expect((await talent.visitor.get(OPS)).statusCode).toBe(403)
  })

  it('keep a recording, which is sent in ranges and has captions made from the transcript', async () => {
    const talent = await aVerifiedTalent(test)
    const transcript = [
      { at: 0, text: 'Welcome to <b>everybody</b>.' },
      {
        at: 10,
        text: 'A long paragraph becomes several captions, because nobody can read more than two lines at once.',
      },
    ]
    const talk = await aTalk(test, { status: 'ended', transcript })
    const path = `${OPS}/${talk.id}/recording`
    const upload = (name = 'talk.webm', content = video) => aReadyFile(test, operator, { kind: 'video', name, content })
    const added = await operator.visitor.post(path, { fileId: await upload() })
    expect(added.statusCode, added.body).toBe(201)
    const first = added.json<OpsTalk>().recording
    expect(first).toMatchObject({ kind: 'video', type: 'video/webm', bytes: video.length, seconds: 30 })
    // Only operators play it before it is published.
    expect((await operator.visitor.get(first?.url ?? '')).statusCode).toBe(200)
    expect((await talent.visitor.get(first?.url ?? '')).statusCode).toBe(404)
    expect((await talent.visitor.get(`${talk.path}/captions`)).statusCode).toBe(404)
    await step(talk.id, 'release')

    const second = (await operator.visitor.post(path, { fileId: await upload() })).json<OpsTalk>().recording
    expect((await talent.visitor.get(first?.url ?? '')).statusCode).toBe(404)
    const shown = (await talent.visitor.get(talk.path)).json<Talk>()
    expect(shown).toMatchObject({ hasRecording: true, recording: { id: second?.id } })
    const part = await talent.visitor.get(second?.url ?? '', { headers: { range: 'bytes=10-19' } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toEqual(video.subarray(10, 20))
    const captions = await talent.visitor.get(shown.captionsUrl ?? '')
    expect(captions.headers['content-type']).toContain('text/vtt')
    const { cues, problems } = readVtt(captions.body)
    expect(problems).toEqual([])
    expect(cues.map(({ from }) => Math.floor(from))).toEqual([0, 10, 27])
    expect(captions.body).toContain('&lt;b&gt;')
    expect((await test.visitor().get(second?.url ?? '')).statusCode).toBe(401)

    expect((await talent.visitor.delete(path)).statusCode).toBe(403)
    expect((await operator.visitor.delete(path)).json<OpsTalk>().recording).toBeNull()
    expect((await operator.visitor.delete(path)).statusCode).toBe(200)
    expect((await talent.visitor.get(talk.path)).json<Talk>()).toMatchObject({ hasRecording: false, recording: null })
    const [soon, secret] = [await aTalk(test), await aTalk(test, { status: 'ended', isRecorded: false })]
    const add = async (id: string) => operator.visitor.post(`${OPS}/${id}/recording`, { fileId: await upload() })
    expect((await add(soon.id)).statusCode).toBe(403)
    expect((await add(secret.id)).statusCode).toBe(422)
  })

  it('publish nothing of a talk that must not be recorded', async () => {
    const talent = await aVerifiedTalent(test)
    const replay = { transcript: [{ at: 0, text: 'Between us.' }], recordingUrl: 'https://www.youtube.com/embed/a' }
    const talk = await aTalk(test, { ...replay, status: 'ended', isRecorded: false })
    expect((await step(talk.id, 'release')).statusCode).toBe(422)
    const released = await aTalk(test, { ...replay, status: 'replay_available', isRecorded: false })
    const shown = (await talent.visitor.get(released.path)).json<Talk>()
    expect(shown).toMatchObject({ transcript: [], recordingUrl: null, hasTranscript: false, hasRecording: false })
  })

  it('can add places but not take them away, and tell everybody about a new time or a cancellation', async () => {
    const [first, second] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const talk = await aTalk(test, { capacity: 1 })
    for (const { visitor } of [first, second]) await visitor.put(`${talk.path}/registration`)
    const read = async () => (await operator.visitor.get(`${OPS}/${talk.id}`)).json<OpsTalk>()
    expect(await read()).toMatchObject({ registered: 1, waiting: 1 })
    const change = async (part: object) =>
      operator.visitor.put(`${OPS}/${talk.id}`, {
        ...aTalkContent,
        title: talk.title,
        startsAt: talk.startsAt?.toISOString(),
        updatedAt: (await read()).updatedAt,
        ...part,
      })
    expect((await change({ capacity: 2 })).statusCode).toBe(200)
    expect((await second.visitor.get(talk.path)).json<Talk>().registration?.status).toBe('offered')
    expect((await change({ capacity: 1 })).statusCode).toBe(422)
    await change({ capacity: 2, startsAt: inDays(9) })
    expect((await titlesOf(first)).some((title) => title.startsWith(`${talk.title} now starts on`))).toBe(true)
    expect((await step(talk.id, 'cancel')).statusCode).toBe(422)
    expect((await step(talk.id, 'cancel', 'The speaker is ill.')).statusCode).toBe(200)
    expect(await titlesOf(second)).toContain(`${talk.title} has been cancelled. The speaker is ill.`)
    expect((await second.visitor.get(talk.path)).json<Talk>().reason).toBe('The speaker is ill.')
  })

  it('review offers, and the speaker confirms before a date is set', async () => {
    const speaker = await aVerifiedTalent(test)
    const { title, abstract, category, level, minutes } = aTalkContent
    const body = { title, abstract, category, level, minutes, headline: 'Accountant' }
    const offer = (await speaker.visitor.post(TALK_OFFERS, body)).json<TalkOffer>()
    const { items } = (await operator.visitor.get(OPS)).json<{ items: OpsTalkSummary[] }>()
    expect(items.find(({ id }) => id === offer.id)).toMatchObject({ isOffer: true, status: 'submitted' })
    expect((await step(offer.id, 'reject')).statusCode).toBe(422)
    await step(offer.id, 'accept')
    expect(await titlesOf(speaker)).toContain(`Your talk has been accepted. Please confirm it: ${title}`)
    expect((await step(offer.id, 'schedule')).statusCode).toBe(422)
    const confirmed = await speaker.visitor.post(`${TALK_OFFERS}/${offer.id}/status`, { event: 'confirm' })
    expect(confirmed.json<TalkOffer>().status).toBe('confirmed')
  })

  it('see which transcripts are due, and which are later than promised', async () => {
    const replays = async () =>
      (await operator.visitor.get('/ops/api/queues')).json<Overview>().queues.find(({ name }) => name === 'replays')
    const before = await replays()
    const hoursAgo = (hours: number) => new Date(test.clock.now().getTime() - hours * HOUR)
    await aTalk(test, { status: 'ended', startsAt: hoursAgo(20) })
    await aTalk(test, { status: 'ended', startsAt: hoursAgo(50) })
    await aTalk(test, { status: 'ended', startsAt: hoursAgo(50), isRecorded: false })
    await aTalk(test, { status: 'replay_available', startsAt: hoursAgo(50) })
    const [waiting, late] = [(before?.waiting ?? 0) + 2, (before?.late ?? 0) + 1]
    expect(await replays()).toMatchObject({ waiting, late, promisedHours: 48 })
  })

  it('merge requests without losing or doubling a vote, and tell voters about the date', async () => {
    const [one, two, three] = await Promise.all([aVerifiedTalent(test), aVerifiedTalent(test), aVerifiedTalent(test)])
    const ask = async ({ visitor }: BuiltPerson, topic: string) =>
      (await visitor.post(TALK_REQUESTS, { topic, category: 'money' })).json<TalkRequest>()
    const [kept, merged] = [await ask(one, 'Pensions abroad'), await ask(two, 'My pension in two countries')]
    for (const { id } of [kept, merged]) await three.visitor.put(`${TALK_REQUESTS}/${id}/vote`, { hasVoted: true })
    const decide = (id: string, body: object) => operator.visitor.post(`/ops/api/talk-requests/${id}/status`, body)
    expect((await decide(merged.id, { event: 'merge', intoId: merged.id })).statusCode).toBe(422)
    expect((await decide(merged.id, { event: 'merge', intoId: kept.id })).statusCode).toBe(200)
    const list = (await one.visitor.get(TALK_REQUESTS)).json<{ items: TalkRequest[] }>().items
    expect(list.find(({ id }) => id === kept.id)?.votes).toBe(3)
    expect(list.some(({ id }) => id === merged.id)).toBe(false)
    expect((await decide(kept.id, { event: 'decline' })).statusCode).toBe(422)
    const unwanted = await ask(two, 'How to avoid tax')
    expect((await decide(unwanted.id, { event: 'decline', reason: 'Not for us.' })).statusCode).toBe(200)
    expect(await titlesOf(two)).toContain('Your request for a talk was declined: How to avoid tax. Not for us.')
    const reasonsFor = async ({ visitor }: BuiltPerson) =>
      (await visitor.get(TALK_REQUESTS)).json<{ items: TalkRequest[] }>().items.map(({ reason }) => reason)
    expect(await reasonsFor(two)).toContain('Not for us.')
    expect(await reasonsFor(one)).not.toContain('Not for us.')
    const talk = await aTalk(test)
    expect((await decide(kept.id, { event: 'schedule', talkId: talk.id })).statusCode).toBe(200)
    expect(await titlesOf(two)).toContain('A talk you voted for has a date: Pensions abroad')
    test.clock.advance(4 * DAY)
    await runTalkUpkeep(test.platform)
    const after = (await one.visitor.get(TALK_REQUESTS)).json<{ items: TalkRequest[] }>().items
    expect(after.some(({ id }) => id === kept.id)).toBe(false)
  })
})
