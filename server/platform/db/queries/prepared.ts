import type { Db } from '../database.ts'

/**
 * Prepares a statement once per pool: for queries that run with every search, building and planning cost more than running.
 */
export function preparedPerPool<T>(prepare: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>()
  return (db) => {
    let statement = known.get(db)
    if (!statement) known.set(db, (statement = prepare(db)))
    return statement
  }
}
