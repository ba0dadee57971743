import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseUrl } from '../testing/database.setup.ts'
import { migrateDatabase } from './migrate.ts'

// An installation created by the migrations that the first one replaced: `pg_dump --inserts` of its schema, with a few rows
// of every table that the demo world fills.
const dump = gunzipSync(readFileSync(new URL('./first-migration.fixture.sql.gz', import.meta.url))).toString()
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const opened: pg.Client[] = []
let admin: pg.Client
let restored: string

beforeAll(async () => {
  admin = await connect(inject('postgresUrl'))
  const { client } = await aDatabase()
  await client.query(dump)
  restored = client.database ?? ''
  // A database with open connections cannot be cloned.
  await client.end()
})

afterAll(async () => {
  for (const client of opened.filter((one) => one !== admin)) {
    await client.end()
    await admin.query(`drop database ${client.database}`)
  }
  await admin.end()
})

describe('an installation created before the first migration', () => {
  it('keeps every row', async () => {
    const { client, url } = await anInstallation()
    const columns = await columnCounts(client)
    const before = await contentOf(client, columns)
    expect(Object.keys(before).length).toBeGreaterThan(30)
    await migrateDatabase(url)
    expect(await contentOf(client, columns)).toEqual(before)
  })

  it('no longer counts nice-to-haves among the required skills', async () => {
    const { client, url } = await anInstallation()
    await migrateDatabase(url)
    const { rows } = await client.query<{ skills: string; rest: string; doc: string }>(
      `select search_skills as skills, search_rest as rest, doc::text from jobs join job_search on job_id = jobs.id
       where slug = 'senior-wind-data-analyst-b3078c0f311e'`,
    )
    expect(rows[0]?.skills).toBe('Renewable energy skqrenewableenergy Statistics skqstatistics Python')
    expect(rows[0]?.rest).toBe('Engineering Barcelona skqpython')
    expect(rows[0]?.doc).toMatch(/'skqpythonq':\d+C/)
  })

  it('has the same schema and the same record of migrations as a new one', async () => {
    const old = await anInstallation()
    const fresh = await aDatabase()
    await migrateDatabase(old.url)
    await migrateDatabase(fresh.url)
    expect(await schemaOf(old.client)).toEqual(await schemaOf(fresh.client))
    expect(await recordOf(old.client)).toEqual(await recordOf(fresh.client))
  })

  it('uses the new names of rejections and deleted submissions, in its history, too', async () => {
    const { client, url } = await anInstallation()
    await client.query(`
      insert into application_entries select gen_random_uuid(), application_id, 'forgotten', visibility, actor_role, actor_id, created_at
        from application_entries limit 1;
      update notifications set event = 'application_refused';
      insert into file_events (id, subject_id, event, from_status, to_status, actor_role)
        values (gen_random_uuid(), gen_random_uuid(), 'refuse', 'processing', 'refused', 'system')`)
    await migrateDatabase(url)
    const { rows } = await client.query(`
      select kind as word from application_entries where kind in ('forgotten', 'submission_deleted')
      union select event from notifications union select to_status from file_events`)
    expect(rows.map(({ word }) => String(word)).toSorted()).toEqual([
      'application_rejected',
      'rejected',
      'submission_deleted',
    ])
    await expect(client.query('delete from application_entries')).rejects.toThrow('never changed or deleted')
  })

  it('takes later migrations', async () => {
    const { client, url } = await anInstallation()
    const folder = addMigration('create table later_things (id integer)')
    await migrateDatabase(url, folder)
    await migrateDatabase(url, folder)
    expect((await client.query('select * from later_things')).rows).toEqual([])
    rmSync(folder, { recursive: true })
  })

  it('is rejected while it lacks some of the replaced migrations', async () => {
    const { client, url } = await anInstallation()
    await client.query('delete from drizzle.__drizzle_migrations where id > 25')
    const before = await recordOf(client)
    await expect(migrateDatabase(url)).rejects.toThrow(
      /older than the first migration: start version [0-9a-f]{8} on it/,
    )
    expect(await recordOf(client)).toEqual(before)
  })
})

const anInstallation = () => aDatabase(restored)

async function aDatabase(template = 'template1') {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${template}`)
  const url = databaseUrl(inject('postgresUrl'), name)
  return { url, client: await connect(url) }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  opened.push(client)
  return client
}

/** A copy of the migrations with one more appended. */
function addMigration(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] }
  const last = Math.max(...journal.entries.map((entry) => entry.when))
  const idx = journal.entries.length
  const entry = { idx, version: '7', when: last + 1, tag: '9999_later', breakpoints: true }
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  writeFileSync(join(folder, '9999_later.sql'), sql)
  return folder
}

const recordOf = async (client: pg.Client) =>
  (await client.query('select hash, created_at from drizzle.__drizzle_migrations order by created_at')).rows

/** Derived from jobs, and rebuilt when a migration changes how. */
const searchTables = ['job_search', 'job_search_changes']

/** The complete rows of every non-empty table. */
async function columnCounts(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(`
    select relname as name, relnatts::int as count from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** The rows of all tables, each up to the given number of columns: later migrations add some. */
async function contentOf(client: pg.Client, counts: Record<string, number>): Promise<Record<string, string[]>> {
  // By position, because later migrations rename columns.
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select relname as name, string_agg(format('%I', attname), ', ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attname not in ('search_skills', 'search_rest')
       and attnum <= ($1::jsonb ->> relname)::int
     group by relname order by relname`,
    [counts],
  )
  const content: Record<string, string[]> = {}
  for (const { name, columns } of rows.filter((table) => !searchTables.includes(table.name))) {
    const found = await client.query<{ line: string }>(`select row(${columns})::text as line from "${name}" order by 1`)
    if (found.rows.length > 0) content[name] = found.rows.map((row) => row.line)
  }
  return content
}

/**
 * Everything a schema dump would contain, one line each. Constraints are stripped of parentheses, because restoring a dump
 * regroups `a and b and c`.
 */
async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with tables as (select oid, relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
    select concat_ws(' ', relname, row_number() over (partition by relname order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, attstattarget, attgenerated, pg_get_expr(adbin, adrelid)) as line
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select concat_ws(' ', relname, conname, translate(pg_get_constraintdef(pg_constraint.oid), '()', ''))
    from tables join pg_constraint on conrelid = tables.oid
    union all
    select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
    union all
    select pg_get_triggerdef(pg_trigger.oid) from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
    union all
    select pg_get_functiondef(pg_proc.oid) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select 'extension ' || extname from pg_extension
    union all
    select concat_ws(' ', cfgname, maptokentype, mapseqno, mapdict::regdictionary)
    from pg_ts_config join pg_ts_config_map on mapcfg = pg_ts_config.oid
    where cfgnamespace = 'public'::regnamespace
    order by line`)
  return rows.map((row) => row.line)
}
