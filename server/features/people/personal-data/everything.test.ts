// The whole promise: whatever a person ever typed is in their export, and nowhere after their erasure. Every free-text column of
// every declared table carries its own mark; a table or column added without one fails.

import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aPersonWith } from '#server/features/base/accounts/accounts.builder.ts'
import { recordingSubjects } from '#server/features/base/recordings/recordings.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { generatedColumns } from '#server/test-marks.ts'
import { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { aPersonEverywhere, generatedByPlatform, MARK } from './person-everywhere.builder.ts'
import { anExport, download, drainQueue, dumpDatabase, dumpFolder, unzip } from './personal-data.builder.ts'
import { personalDataUpkeep } from './personal-data.jobs.ts'

const DAY = 86_400_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'debug' }, { standIns: [recordingSubjects] })
})
afterAll(() => test.close())

it('an export contains every word of a person, and after the erasure none is left anywhere', async () => {
  const person = await aPersonEverywhere(test)
  const stranger = await aPersonWith(test, 'talent')
  await anExport(test, person)
  const asked = { isUnderstood: true, reason: 'zq-reason' }
  expect((await person.visitor.post(personalData.askDeletion.path, asked)).statusCode).toBe(201)
  await expectMarkInEveryText()

  test.clock.advance(DAY)
  const back = { ...person, visitor: test.visitor() }
  await back.visitor.signIn(person)
  // By now the export covers the deletion and the previous export, too.
  const archive = await unzip(await download(back, await anExport(test, back)))
  const exported = [...archive].map(([path, content]) => `${path} ${content.toString('latin1')}`).join('\n')
  expect((await marksThatMustLeave()).filter((mark) => !exported.includes(mark))).toEqual([])
  expect(exported).toContain('zq-content of the file')

  // The same address, typed by somebody who never verified it.
  await aPerson(test, { name: 'zq-twin', email: person.email, isVerified: false, isSignedIn: false })
  test.clock.advance(30 * DAY)
  await test.platform.jobs.send(personalDataUpkeep, {})
  await drainQueue(test)
  const dump = await dumpDatabase(test)
  expect(dump.match(MARK) ?? []).toEqual([])
  expect(dumpFolder(test.folder)).toBe('')
  expect(test.logged().match(MARK) ?? []).toEqual([])
  expect(test.logged()).toContain('account erased')
  // Status logs keep the id, which leads nowhere now; nothing else may.
  const traces = dump.split('\n').filter((row) => row.includes(person.id))
  expect(traces.filter((row) => !/^public\.(\w+_events|application_entries) /.test(row))).toEqual([])
  expect(dump).toContain(stranger.id)
})

it('every secret that stays out of the export is the name of a column', () => {
  const misnamed = declared().flatMap(({ table, secrets = [] }) => {
    const columns = Object.keys(getTableColumns(table))
    return secrets
      .filter((secret) => !columns.includes(secret))
      .map((secret) => `${getTableConfig(table).name}.${secret}`)
  })
  expect(misnamed).toEqual([])
})

const declared = () => test.platform.personalData.flatMap(({ tables }) => tables)

/** Marks in the tables that are exported. */
async function marksThatMustLeave(): Promise<string[]> {
  const hidden = declared().filter(({ notExported }) => notExported !== undefined)
  const names = hidden
    .map(({ table }) => getTableConfig(table))
    .map(({ schema, name }) => `${schema ?? 'public'}.${name}`)
  const rows = (await dumpDatabase(test)).split('\n').filter((row) => !row.startsWith('jobs.'))
  const leaving = rows.filter((row) => !names.some((name) => row.startsWith(`${name} `)))
  return [...new Set(leaving.join('\n').match(MARK))]
}

async function expectMarkInEveryText(): Promise<void> {
  const generated = new Set([...generatedByPlatform, ...(await generatedColumns())])
  const unmarked: string[] = []
  for (const { table, kept } of declared()) {
    const { name, schema = 'public' } = getTableConfig(table)
    // Status logs hold no free text; pg-boss has its own columns.
    if (kept !== undefined || schema !== 'public') continue
    for (const column of await freeTextColumns(name)) {
      const { rows } = await test.platform.db.execute(
        `select 1 from ${name} where ${column}::text like '%zq-%' limit 1`,
      )
      if (rows.length === 0 && !generated.has(`${name}.${column}`)) unmarked.push(`${name}.${column}`)
    }
  }
  expect(unmarked).toEqual([])
}

/** Text columns without a closed list of values. */
async function freeTextColumns(table: string): Promise<string[]> {
  const { rows } = await test.platform.db.execute<{ name: string }>(`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = '${table}'
    and data_type in ('text', 'character', 'character varying', 'json', 'jsonb', 'ARRAY')
    and not exists (select 1 from pg_constraint where contype = 'c' and conrelid = '${table}'::regclass
      and pg_get_constraintdef(oid) like '%' || column_name || ' = ANY (ARRAY%')`)
  return rows.map(({ name }) => name)
}
