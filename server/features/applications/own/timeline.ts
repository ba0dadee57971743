// One line of time from what lies in several places: what was sent, the steps of the status, what else happened, tests.

import type { ApplicationStatus } from '#shared/features/applications/application-status.ts'
import { stageEvents } from '#shared/features/applications/application-status.ts'
import type { TimelineItem } from '#shared/features/applications/applications.contract.ts'
import type { ApplicationTest } from '../application-tests.service.ts'
import type { ApplicationRow, EntryRow, EventRow } from '../applications.queries.ts'

const none = { status: null, entry: null, words: null, percent: null, refusal: null } as const

type Parts = {
  application: Pick<ApplicationRow, 'id' | 'submittedAt' | 'toldRefusals'>
  events: readonly EventRow[]
  entries: readonly EntryRow[]
  tests: readonly ApplicationTest[]
}

/** As the person reads it, the oldest first; what is the company's own stays out. */
export function timelineOf({ application, events, entries, tests }: Parts): TimelineItem[] {
  const items = [
    arrival(application),
    ...events.map((event) => step(application, event)),
    ...entries.filter(({ visibility }) => visibility !== 'company').map(entry),
    ...tests.flatMap((test, place) => testItem(application, test, place)),
  ]
  return items.toSorted((one, other) => compare(placeOf(one), placeOf(other)))
}

/** The time within an id, which tells what came first where the clock says the same. */
const ID_TIME = 13

/** Of what was written in one breath: first it was seen, and the step is what the rest follows from. */
const rankOf = ({ kind, entry: what }: TimelineItem): number => (what === 'seen' ? 0 : kind === 'step' ? 1 : 2)

const placeOf = (item: TimelineItem): string => `${item.at} ${item.id.slice(0, ID_TIME)} ${rankOf(item)}`

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const arrival = ({ id, submittedAt }: Parts['application']): TimelineItem => ({
  ...none,
  id,
  at: submittedAt.toISOString(),
  kind: 'step',
  event: 'submit',
  status: 'submitted',
  by: 'talent',
})

const isStageEvent = (event: string): boolean => stageEvents.some((one) => one === event)

/** The reason of a move is the stage's name; other reasons are codes, which the page has words for elsewhere. */
const step = (application: Parts['application'], row: EventRow): TimelineItem => ({
  ...none,
  id: row.id,
  at: row.createdAt.toISOString(),
  kind: 'step',
  event: row.event,
  status: row.toStatus as ApplicationStatus,
  by: row.actorRole as TimelineItem['by'],
  words: isStageEvent(row.event) ? row.reason : null,
  refusal: refusalIn(application, row),
})

/** What was told with this step; null for all that are no refusal. */
export function refusalIn(
  { toldRefusals }: Pick<ApplicationRow, 'toldRefusals'>,
  { event, createdAt }: Pick<EventRow, 'event' | 'createdAt'>,
): TimelineItem['refusal'] {
  const time = createdAt.toISOString()
  const told = event === 'reject' ? toldRefusals.find(({ at }) => at === time) : undefined
  return told ? { reason: told.reason, feedback: told.feedback, saidNothing: told.saidNothing } : null
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

/** One that waits stands where it began to: with what was sent. */
const testItem = (
  { id, submittedAt }: Parts['application'],
  { title, isOpen, finishedAt, percent }: ApplicationTest,
  place: number,
): TimelineItem[] => {
  const entryKind = finishedAt ? 'test_finished' : isOpen ? 'test_due' : null
  if (entryKind === null) return []
  return [
    {
      ...none,
      id: `${id}-test-${place}`,
      at: (finishedAt ?? submittedAt).toISOString(),
      kind: 'entry',
      event: entryKind,
      entry: entryKind,
      by: finishedAt ? 'talent' : 'company',
      words: title,
      percent,
    },
  ]
}
