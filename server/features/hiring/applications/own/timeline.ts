// Merges submission, status events, entries and tests into one timeline.

import type { ApplicationStatus } from '#shared/features/hiring/applications/application-status.ts'
import { stageEvents } from '#shared/features/hiring/applications/application-status.ts'
import type { TimelineItem } from '#shared/features/hiring/applications/applications.contract.ts'
import type { ApplicationTest, VoidTest } from '../application-tests.service.ts'
import type { ApplicationRow, EntryRow, EventRow } from '../applications.queries.ts'

const none = { status: null, entry: null, words: null, percent: null, rejection: null } as const

type TimelineSources = {
  application: Pick<ApplicationRow, 'id' | 'submittedAt' | 'endedAt' | 'sentRejections'>
  events: readonly EventRow[]
  entries: readonly EntryRow[]
  tests: readonly ApplicationTest[]
  voidTests: readonly VoidTest[]
}

/** Oldest first, without the company's internal entries. */
export function timelineOf({ application, events, entries, tests, voidTests }: TimelineSources): TimelineItem[] {
  const items = [
    arrival(application),
    ...events.map((event) => step(application, event)),
    ...entries.filter(({ visibility }) => visibility !== 'company').map(entry),
    ...tests.flatMap((test, place) => testItem(application, test, place)),
    ...voidTests.flatMap((test, place) => voidItems(application, test, place)),
  ]
  return items.toSorted((one, other) => compare(placeOf(one), placeOf(other)))
}

/** The time prefix of a UUIDv7, which orders items that share a timestamp. */
const ID_TIME = 13

/** Order of items written together: seen, then the status change that caused the rest, then the resulting tasks. */
function rankOf({ kind, entry: what }: TimelineItem): number {
  if (what === 'seen') return 0
  if (kind === 'step') return 1
  return what === 'test_due' ? 3 : 2
}

const placeOf = (item: TimelineItem): string => `${item.at} ${item.id.slice(0, ID_TIME)} ${rankOf(item)}`

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const arrival = ({ id, submittedAt }: TimelineSources['application']): TimelineItem => ({
  ...none,
  id,
  at: submittedAt.toISOString(),
  kind: 'step',
  event: 'submit',
  status: 'submitted',
  by: 'talent',
})

const isStageEvent = (event: string): boolean => stageEvents.some((one) => one === event)

/** For stage moves the reason is the stage's name; other reasons are codes that the page translates elsewhere. */
const step = (application: TimelineSources['application'], row: EventRow): TimelineItem => ({
  ...none,
  id: row.id,
  at: row.createdAt.toISOString(),
  kind: 'step',
  event: row.event,
  status: row.toStatus as ApplicationStatus,
  by: row.actorRole as TimelineItem['by'],
  words: isStageEvent(row.event) ? row.reason : null,
  rejection: rejectionIn(application, row),
})

/** The rejection sent with this event; null for all other events. */
export function rejectionIn(
  { sentRejections }: Pick<ApplicationRow, 'sentRejections'>,
  { event, createdAt }: Pick<EventRow, 'event' | 'createdAt'>,
): TimelineItem['rejection'] {
  const time = createdAt.toISOString()
  const sent = event === 'reject' ? sentRejections.find(({ at }) => at === time) : undefined
  return sent ? { reason: sent.reason, feedback: sent.feedback, givesNoFeedback: sent.saidNothing } : null
}

const entry = ({ id, createdAt, kind, actorRole }: EntryRow): TimelineItem => ({
  ...none,
  id,
  at: createdAt.toISOString(),
  kind: 'entry',
  event: kind,
  entry: kind,
  by: actorRole,
})

type TestLine = { kind: 'test_due' | 'test_finished' | 'test_void' | 'test_dropped'; at: Date; words: string }

const testLine = (id: string, { kind, at, words }: TestLine, percent: number | null = null): TimelineItem => ({
  ...none,
  id,
  at: at.toISOString(),
  kind: 'entry',
  event: kind,
  entry: kind,
  by: kind === 'test_finished' ? 'talent' : 'company',
  words,
  percent,
})

/** An open test appears when it was asked for: on submission, or when it became due again. */
function testItem(
  { id, submittedAt }: TimelineSources['application'],
  { title: words, isOpen, askedAt, finishedAt, percent }: ApplicationTest,
  place: number,
): TimelineItem[] {
  const name = `${id}-test-${place}`
  if (finishedAt) return [testLine(name, { kind: 'test_finished', at: finishedAt, words }, percent)]
  const at = askedAt > submittedAt ? askedAt : submittedAt
  return isOpen ? [testLine(name, { kind: 'test_due', at, words })] : []
}

/** Leaves out changes after the application ended, and tests set aside before they were started: those are simply due again. */
function voidItems({ id, endedAt }: TimelineSources['application'], test: VoidTest, place: number): TimelineItem[] {
  const { title: words, at, isDropped, wasBegun, finishedAt } = test
  const name = `${id}-void-${place}`
  const isShown = (isDropped || wasBegun) && (endedAt === null || at <= endedAt)
  return [
    ...(finishedAt ? [testLine(`${name}-done`, { kind: 'test_finished', at: finishedAt, words })] : []),
    ...(isShown ? [testLine(name, { kind: isDropped ? 'test_dropped' : 'test_void', at, words })] : []),
  ]
}
