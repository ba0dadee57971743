// The column kinds that every table uses the same way.

import { randomFillSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { char, check, customType, type PgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type Id, uuidv7 } from '#shared/kit/ids.ts'

export const newId = (): Id => uuidv7(Date.now(), (bytes) => randomFillSync(bytes))

/** A UUID version 7 made by the application, so that PostgreSQL 15 to 17, which cannot make one, work too. */
export const idColumn = () => uuid('id').primaryKey().$defaultFn(newId)

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => instant('created_at').notNull().defaultNow()

export const countryCode = (name: string) => char(name, { length: 2 })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Keeps a column within a closed list: the states of a machine, roles, sizes. */
export const oneOfCheck = (name: string, column: PgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`)
