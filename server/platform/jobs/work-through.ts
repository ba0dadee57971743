// Scheduled work, row by row. A row that fails does not hold up the others; the job fails at the end, so that the failure
// is noticed and retried.

import type { Id } from '#shared/kit/ids.ts'

type Work<Row extends { id: Id }> = {
  /** The next rows, at most `batch`. */
  find(): Promise<Row[]>
  /** Changes the row so that it is not found again. */
  run(row: Row): Promise<void>
  batch: number
}

/** Returns the errors. */
export async function workThrough<Row extends { id: Id }>({ find, run, batch }: Work<Row>): Promise<unknown[]> {
  const failures: unknown[] = []
  const tried = new Set<Id>()
  for (let isMore = true; isMore; ) {
    const found = await find()
    const fresh = found.filter(({ id }) => !tried.has(id))
    for (const row of fresh) {
      tried.add(row.id)
      await run(row).catch((error: unknown) => failures.push(error))
    }
    // Rows that cannot be processed would be found again and again.
    isMore = found.length === batch && fresh.length > 0
  }
  return failures
}

export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be processed`)
}
