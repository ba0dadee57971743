// Reads and erases a person's rows, table by table, however many there are.

import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { KnownPerson, PersonalData, PersonalTable } from './personal-data.ts'

const BATCH = 500

type Row = Record<string, unknown>

/** In batches along the primary key, so that neither memory nor a transaction grows with the number of rows. */
export async function* readPersonalRows(db: Db, personal: PersonalTable, person: KnownPerson): AsyncGenerator<Row> {
  const { table, secrets = [], redact = (row) => row } = personal
  const key = keyOf(table)
  for (let after: SQL | undefined, isMore = true; isMore; ) {
    const rows: Row[] = await db
      .select()
      .from(table)
      .where(and(conditionOf(personal, person), after))
      .orderBy(...key.map(({ column }) => column))
      .limit(BATCH)
    for (const row of rows)
      yield Object.fromEntries(Object.entries(redact(row)).filter(([name]) => !secrets.includes(name)))
    const last = rows.at(-1)
    if (last) after = isBehind(key, last)
    isMore = rows.length === BATCH
  }
}

/** Everything the areas store, in one transaction; stored files are deleted later by the queue. */
export async function eraseKnownPerson(
  tx: Db,
  { personalData, jobs }: { personalData: readonly PersonalData[]; jobs: Jobs },
  person: KnownPerson,
): Promise<void> {
  for (const area of personalData) await area.beforeErase?.(tx, person, jobs)
  for (const area of personalData.toReversed())
    for (const table of area.tables.toReversed()) await erasePersonalRows(tx, table, person)
}

export async function erasePersonalRows(tx: Db, personal: PersonalTable, person: KnownPerson): Promise<void> {
  if (personal.kept === undefined) await tx.delete(personal.table).where(conditionOf(personal, person))
}

function conditionOf({ of }: PersonalTable, person: KnownPerson): SQL {
  const condition = typeof of === 'function' ? of(person) : eq(of, person.id)
  // Without a condition a statement would affect everybody.
  return condition ?? sql`false`
}

type KeyColumn = { name: string; column: PgColumn }

function keyOf(table: PgTable): KeyColumn[] {
  const { primaryKeys, columns, name } = getTableConfig(table)
  const inKey = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  const key = Object.entries(getTableColumns(table)).flatMap(([property, column]) =>
    inKey.some((one) => one.name === column.name) ? [{ name: property, column }] : [],
  )
  if (key.length === 0) throw new Error(`${name} has no primary key`)
  return key
}

function isBehind(key: readonly KeyColumn[], row: Row): SQL {
  const columns = sql.join(
    key.map(({ column }) => sql`${column}`),
    sql`, `,
  )
  const values = sql.join(
    key.map(({ name, column }) => sql`${sql.param(row[name], column)}`),
    sql`, `,
  )
  return sql`(${columns}) > (${values})`
}

/** Matches whole words in a text or JSON column: `ana@x.org` does not match `diana@x.org`. */
export function mentions(column: PgColumn, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined
  const patterns = words.map((word) => sql`lower(${column}::text) ~ ${patternOf(word)}`)
  return sql`(${sql.join(patterns, sql` or `)})`
}

// A line break is written as \n in JSON: what follows does not belong to the word before it.
const BEFORE = '((?<![a-z0-9._%+-])|(?<=\\\\[nrt]))'
const AFTER = '(?![a-z0-9-]|[.][a-z0-9])'

const patternOf = (word: string): string =>
  `${BEFORE}${word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${AFTER}`
