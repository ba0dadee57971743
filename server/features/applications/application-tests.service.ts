// The tests that belong to an application, as the area of tests tells them.

import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'

export type ApplicationTest = {
  title: string
  /** In the words of its own machine. */
  state: string
  /** The person can still take it or go on with it. */
  isOpen: boolean
  dueAt: Date | null
  finishedAt: Date | null
  percent: number | null
}

type TestsSource = (db: Db, applicationIds: readonly Id[]) => Promise<ReadonlyMap<Id, readonly ApplicationTest[]>>

/** Whoever starts the product puts the real source here. */
export const applicationTests: { statesOf: TestsSource } = { statesOf: async () => new Map() }
