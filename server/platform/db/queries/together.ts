import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from '../database.ts'

type Reads = readonly (() => Promise<unknown>)[]
type Results<T extends Reads> = { [Position in keyof T]: Awaited<ReturnType<T[Position]>> }

/** Independent reads: at once, or one after the other in a transaction, which has one connection. */
export async function together<const T extends Reads>(db: Db, ...reads: T): Promise<Results<T>> {
  if (!is(db, PgTransaction)) return (await Promise.all(reads.map((read) => read()))) as Results<T>
  const results: unknown[] = []
  for (const read of reads) results.push(await read())
  return results as Results<T>
}
