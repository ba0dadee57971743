import type { Db } from './database.ts'

/** Makes a statement once per pool: building and planning one that every search asks would cost more than running it. */
export function preparedPerPool<T>(prepare: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>()
  return (db) => {
    let statement = known.get(db)
    if (!statement) known.set(db, (statement = prepare(db)))
    return statement
  }
}
