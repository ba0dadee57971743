// The tests that were sent along with applications, as both sides see them.

import { type SentTest, testsOfSent } from '#server/features/screeners/screener-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isFinished, openStatuses } from '#shared/features/screeners/attempt-status.ts'
import type { Id } from '#shared/kit/ids.ts'

export type ApplicationTest = {
  title: string
  isRequired: boolean
  /** In the words of its own machine. */
  state: string
  /** The person can still take it or go on with it. */
  isOpen: boolean
  dueAt: Date | null
  finishedAt: Date | null
  percent: number | null
}

export async function testsOf(
  db: Db,
  applicationIds: readonly Id[],
  now: Date,
): Promise<ReadonlyMap<Id, readonly ApplicationTest[]>> {
  const sent = await testsOfSent(db, applicationIds)
  return new Map([...sent].map(([id, tests]) => [id, tests.map((test) => asSeen(test, now))]))
}

/** What was not begun by its day can no longer be. */
const asSeen = ({ title, isRequired, status, dueAt, submittedAt, percent }: SentTest, now: Date): ApplicationTest => ({
  title,
  isRequired,
  state: status,
  isOpen: openStatuses.some((one) => one === status) && (status !== 'not_started' || dueAt === null || dueAt > now),
  dueAt,
  finishedAt: isFinished(status) ? submittedAt : null,
  percent,
})

/** The company has to wait for it. */
export const isAwaited = ({ isOpen, isRequired }: ApplicationTest): boolean => isOpen && isRequired

/** When everything that the company waits for is there, at the latest. */
export async function completeAt(db: Db, applicationId: Id, now: Date): Promise<Date> {
  const awaited = ((await testsOf(db, [applicationId], now)).get(applicationId) ?? []).filter(isAwaited)
  return new Date(Math.max(now.getTime(), ...awaited.map(({ dueAt }) => dueAt?.getTime() ?? 0)))
}
