// Inspects the database, not the code: a table that somebody adds and forgets to declare fails here.

import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PersonalTable } from './platform/personal-data/personal-data.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { wirePlatform } from './wire-platform.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { personalData, tablesWithoutPersonalData } = wirePlatform()
const allTables = personalData.flatMap(({ tables }) => tables)

const nameOf = ({ table }: PersonalTable) => {
  const { schema = 'public', name } = getTableConfig(table)
  return `${schema}.${name}`
}

const declared = allTables.map(nameOf)
const kept = allTables.filter((table) => table.kept !== undefined).map(nameOf)

const rowsOf = async <T extends Record<string, unknown>>(query: string): Promise<T[]> =>
  (await test.platform.db.execute(query)).rows as T[]

/** Internal tables of pg-boss that hold no jobs: queues, schedules, versions. */
const isQueueMachinery = (name: string) => name.startsWith('jobs.') && name !== 'jobs.job'

it('every table of the database is declared as personal data or as free of it', async () => {
  const tables = await rowsOf<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')`)
  const known = [...declared, ...Object.keys(tablesWithoutPersonalData)]
  const names = tables.map(({ name }) => name).filter((name) => !isQueueMachinery(name))
  expect(names.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !names.includes(name))).toEqual([])
})

it('nothing in the queue other than jobs can contain personal data', async () => {
  const columns = await rowsOf<{ name: string }>(`
    select distinct table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'jobs' and data_type in ('json', 'jsonb')
    and table_name not in (select relname from pg_class where relispartition)`)
  // Schedules and warnings of the queue itself; scheduled jobs have no input.
  const others = columns.map(({ name }) => name).filter((name) => !name.startsWith('job.'))
  expect(others.toSorted()).toEqual(['schedule.data', 'schedule.options', 'warning.data'])
})

it('no table that references a person is declared free of personal data', async () => {
  const keys = await rowsOf<{ child: string; parent: string }>(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`)
  const personal = new Set(['people'])
  // Grows while it is iterated: children of children refer to a person, too.
  for (const known of personal) for (const { child, parent } of keys) if (parent === known) personal.add(child)
  const misdeclared = [...personal].filter((name) => `public.${name}` in tablesWithoutPersonalData)
  expect(misdeclared).toEqual([])
})

it('parents are declared before the tables that reference them, so that erasure can run in reverse', async () => {
  const keys = await rowsOf<{ child: string; parent: string }>(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and confdeltype in ('a', 'r') and conrelid <> confrelid`)
  const placeOf = (name: string) => declared.indexOf(`public.${name}`)
  const isErased = (name: string) => placeOf(name) >= 0 && !kept.includes(`public.${name}`)
  const wrong = keys.filter(({ child, parent }) => isErased(parent) && placeOf(child) < placeOf(parent))
  expect(wrong).toEqual([])
})

it('no hash or secret is exported', async () => {
  const exported = allTables
    .filter(({ notExported }) => notExported === undefined)
    .flatMap(({ table, secrets = [] }) =>
      getTableConfig(table)
        .columns.filter((column) => column.getSQLType() === 'bytea' || /hash|secret|password/.test(column.name))
        // Includes the `sha256` of a file, which its owner may see, but no credentials.
        .filter((column) => !secrets.some((secret) => toSnakeCase(secret) === column.name))
        .map((column) => `${getTableConfig(table).name}.${column.name}`),
    )
  expect(exported).toEqual([])
})

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
