import type { TestApp } from '#server/test-app.ts'
import type { TalkContent } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { addTalk } from './talks/publishing.service.ts'
import type { NewTalkRow } from './talks/talks.queries.ts'

export const TALKS = '/talent/api/talks'
export const TALK_REQUESTS = '/talent/api/talk-requests'
export const TALK_OFFERS = '/talent/api/talk-offers'

let count = 0

/** Scheduled three days from now, with a waiting list, unless told otherwise. */
export async function aTalk({ platform }: TestApp, given: Partial<NewTalkRow> = {}) {
  count += 1
  const now = platform.clock.now()
  const talk = await addTalk(
    platform.db,
    {
      title: `Talk ${count}`,
      abstract: 'What it is about.',
      speakers: [{ name: 'Amina Diallo', headline: 'Payroll lead', bio: '' }],
      category: 'money',
      description: 'In **detail**.',
      level: 'beginner',
      language: 'en',
      status: 'scheduled',
      startsAt: new Date(now.getTime() + 3 * DAY),
      minutes: 45,
      ...given,
    },
    now,
  )
  return { ...talk, path: `${TALKS}/${talk.id}` }
}

/** What the operators' editor sends. */
export const aTalkContent: TalkContent = {
  title: 'Reading a payslip',
  abstract: 'Line by line, with three examples.',
  description: '',
  category: 'money',
  level: 'beginner',
  language: 'en',
  speakers: [{ name: 'Amina Diallo', headline: 'Payroll lead', bio: '' }],
  skills: [],
  startsAt: null,
  minutes: 45,
  timeZone: 'Africa/Dakar',
  capacity: null,
  hasWaitlist: true,
  isRecorded: true,
  streamUrl: null,
  recordingUrl: null,
  chapters: [],
  transcript: [],
  slides: '',
}
