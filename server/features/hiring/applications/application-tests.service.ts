// The tests that belong to applications, as both sides see them.

import { type SentTest, testsOfSent, voidTestsOf } from '#server/features/hiring/screeners/screener-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isFinished, isNotStarted, isOpenAttempt } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { Id } from '#shared/kit/ids.ts'

export type ApplicationTest = {
  title: string
  isRequired: boolean
  /** A status of the attempt, or `erased`: taken, but the talent deleted the result. */
  state: string
  /** The talent can still start or continue it. */
  isOpen: boolean
  askedAt: Date
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

function asSeen(test: SentTest, now: Date): ApplicationTest {
  const { title, isRequired, status, isErased, createdAt, dueAt, submittedAt, percent } = test
  return {
    title,
    isRequired,
    state: isErased ? 'erased' : status,
    isOpen: isOpenAttempt(status) && (!isNotStarted(status) || canBegin(test, now)),
    askedAt: createdAt,
    dueAt,
    finishedAt: isFinished(status) ? submittedAt : null,
    percent,
  }
}

/** A test that was not started by its deadline, or that the job no longer asks for, can no longer be started. */
const canBegin = ({ isAsked, dueAt }: SentTest, now: Date): boolean => isAsked && (dueAt === null || dueAt > now)

/** A test that does not count. `isDropped`: the job no longer asks for it. */
export type VoidTest = { title: string; isDropped: boolean; at: Date; wasBegun: boolean; finishedAt: Date | null }

export const voidTests = async (db: Db, applicationId: Id): Promise<VoidTest[]> =>
  (await voidTestsOf(db, applicationId)).map(({ title, event, at, startedAt, submittedAt }) => ({
    title,
    isDropped: event === 'drop',
    at,
    wasBegun: startedAt !== null,
    finishedAt: submittedAt,
  }))

/** Whether the company has to wait for it. */
export const isAwaited = ({ isOpen, isRequired }: ApplicationTest): boolean => isOpen && isRequired

/** The latest date by which everything the company waits for is in. */
export async function completeAt(db: Db, applicationId: Id, now: Date): Promise<Date> {
  const awaited = ((await testsOf(db, [applicationId], now)).get(applicationId) ?? []).filter(isAwaited)
  return new Date(Math.max(now.getTime(), ...awaited.map(({ dueAt }) => dueAt?.getTime() ?? 0)))
}
