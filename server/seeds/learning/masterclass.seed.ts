import { join } from 'node:path'
import { say } from '#server/features/learning/masterclass/live/talk-chat.service.ts'
import { createOffer } from '#server/features/learning/masterclass/offers/offers.service.ts'
import {
  ask,
  markAnswered,
  voteForQuestion,
} from '#server/features/learning/masterclass/questions/questions.service.ts'
import { keepRecording } from '#server/features/learning/masterclass/recordings/recordings.service.ts'
import { register } from '#server/features/learning/masterclass/registering/registering.service.ts'
import { createRequest, voteForRequest } from '#server/features/learning/masterclass/requests/requests.service.ts'
import { addTalk } from '#server/features/learning/masterclass/talks/publishing.service.ts'
import { savePosition } from '#server/features/learning/masterclass/talks/talks.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_TALK_MINUTES } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { NewTalkRequest } from '#shared/features/learning/masterclass/talk-requests.contract.ts'
import type { TimedText } from '#shared/features/learning/masterclass/talks.contract.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import { demoHiringManager, demoOwner, demoSecondTalent, demoTalent } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'
import { type PastTalk, readPastTalks, readUpcomingTalks } from './talks/read-talks.ts'

const DAYS_BETWEEN_PAST_TALKS = 12
const MINUTE_SECONDS = 60

/** A cut of two minutes, drawn for the demo world; nobody speaks in it. */
const RECORDED = { title: 'Invoices that get paid on time', file: 'invoices-that-get-paid-on-time.webm', seconds: 120 }

const requests: readonly Omit<NewTalkRequest, 'language'>[] = [
  {
    topic: 'Pensions when you have worked in three countries',
    why: 'I have paid into three systems and do not know what I will get from any of them.',
    category: 'money',
  },
  {
    topic: 'Health insurance for people who move every year',
    why: 'Most comparisons assume that you stay in one place.',
    category: 'working-remotely',
  },
  { topic: 'Reading a French employment contract', why: '', category: 'contracts' },
]

export const seedMasterclass: Seed = async (platform, world) => {
  const now = platform.clock.now()
  const past = await insertPast(platform, now)
  const upcoming = await insertUpcoming(platform, now)
  const [talent, second, manager, owner] = [demoTalent, demoSecondTalent, demoHiringManager, demoOwner].map((account) =>
    world.person(account),
  )
  if (!talent || !second || !manager || !owner) return
  const [first, small] = upcoming
  if (!first || !small) return
  for (const person of [talent, second]) await register(platform, person, first.id)
  // Full: the demo talent is on the waiting list.
  for (const person of [second, manager, owner, talent]) await register(platform, person, small.id)
  const { id: questionId } = await ask(platform, platform.db, second, first.id, {
    text: 'Does notice run during a holiday that was agreed before?',
    isAnonymous: false,
  })
  await voteForQuestion(platform, talent, { id: first.id, questionId }, true)
  await ask(platform, platform.db, talent, first.id, {
    text: 'Can a contract make the notice period shorter than the law says?',
    isAnonymous: true,
  })
  await seedLiveTalk(platform, { host: second, listener: talent })
  const begun = past[0]
  if (begun) await savePosition(platform, talent, begun.id, begun.transcript[2]?.at ?? 0)
  for (const wish of requests) {
    const { id } = await createRequest(platform.db, second, { ...wish, language: 'en' })
    if (wish.why !== '') await voteForRequest(platform.db, manager, id, true)
  }
  await createOffer(
    platform.db,
    second,
    {
      title: 'Sending money home: what it costs from São Paulo to Nairobi',
      abstract: 'I compared nine ways to send the same amount, on the same day. The cheapest was not the one I use.',
      description: '',
      category: 'money',
      level: 'beginner',
      language: 'en',
      minutes: 30,
      headline: 'Backend engineer',
      bio: '',
      isRecorded: true,
    },
    now,
  )
}

type Talk = Awaited<ReturnType<typeof addTalk>>

async function insertPast(platform: Platform, now: Date): Promise<Talk[]> {
  const { db } = platform
  const talks: Talk[] = []
  for (const [place, { speaker, ...talk }] of readPastTalks().entries()) {
    const startsAt = new Date(now.getTime() - (place + 1) * DAYS_BETWEEN_PAST_TALKS * DAY)
    startsAt.setUTCHours(15, 0, 0, 0)
    const isRecorded = talk.title === RECORDED.title
    const facts = {
      ...(isRecorded ? cutTo(RECORDED.seconds, talk) : talk),
      speakers: [speaker],
      language: 'en',
      startsAt,
    }
    const added = await addTalk(db, { ...facts, status: 'replay_available' }, now)
    talks.push(added)
    if (isRecorded) {
      const path = join(import.meta.dirname, 'media', RECORDED.file)
      await keepRecording(platform, db, added, { kind: 'video', type: 'video/webm', path })
    }
  }
  return talks
}

/** The times of a recording that is shorter than its talk. */
function cutTo<T extends Pick<PastTalk, 'chapters' | 'transcript' | 'minutes'>>(seconds: number, talk: T): T {
  const cut = (parts: readonly TimedText[]) =>
    parts.map(({ at, text }) => ({ at: Math.round((at * seconds) / (talk.minutes * MINUTE_SECONDS)), text }))
  return { ...talk, chapters: cut(talk.chapters), transcript: cut(talk.transcript) }
}

async function insertUpcoming({ db }: Platform, now: Date): Promise<Talk[]> {
  const talks: Talk[] = []
  for (const { speaker, inDays, hour, ...talk } of readUpcomingTalks()) {
    const startsAt = new Date(now.getTime() + inDays * DAY)
    startsAt.setUTCHours(hour, 0, 0, 0)
    const facts = { ...talk, speakers: [speaker], language: 'en', startsAt }
    talks.push(await addTalk(db, { ...facts, status: 'scheduled' }, now))
  }
  return talks
}

/** Given by a member, so that the demo world also has somebody who moderates a talk without being an operator. */
async function seedLiveTalk(platform: Platform, { host, listener }: { host: Viewer; listener: Viewer }) {
  const { db } = platform
  const now = platform.clock.now()
  const { id } = await addTalk(
    db,
    {
      title: 'Open hours: working for a team on another continent',
      abstract: 'Three hours of questions and answers. Come when you like and leave when you like.',
      description:
        'Ask about contracts, pay, working hours or anything else that is different when the team is far away. The questions with the most votes come first; raise your hand if you would rather speak. Nothing is recorded, so you can talk about your own case.',
      category: 'working-remotely',
      level: 'beginner',
      minutes: MAX_TALK_MINUTES,
      speakers: [{ name: demoSecondTalent.name, headline: 'Backend engineer, São Paulo', bio: '' }],
      personId: host.id,
      language: 'en',
      timeZone: demoSecondTalent.timeZone,
      isRecorded: false,
      startsAt: new Date(now.getTime() - 10 * MINUTE),
      status: 'live',
    },
    now,
  )
  await register(platform, listener, id)
  const { id: answered } = await ask(platform, db, listener, id, {
    text: 'Who pays for equipment when the company has no office in my country?',
    isAnonymous: false,
  })
  await markAnswered(platform, host, { id, questionId: answered }, true)
  await ask(platform, db, listener, id, {
    text: 'How do you tell a team that a meeting is in the middle of your night?',
    isAnonymous: true,
  })
  await say(platform, db, host, id, 'Welcome! Say where you are, if you like. I am in São Paulo, where it is raining.')
  await say(platform, db, listener, id, 'Nairobi. Sunny, and the power is back.')
}
