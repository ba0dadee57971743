// The tables of a database as plain text: every value in PostgreSQL's own notation, independent of the order of columns.

import type pg from 'pg'
import { z } from 'zod'

const SCHEMAS = ['public', 'jobs']
/** Says which version of pg-boss created its schema; a restore creates the schema itself. */
const NOT_DATA = ['jobs.version']

export const tableSummary = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Independent of the order of rows. */
  checksum: z.string(),
})
export type TableSummary = z.infer<typeof tableSummary>

export type Table = { name: string; columns: { name: string; type: string }[] }

/** The same text for the same value, whatever the settings of server and user. */
export async function fixNotation(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
     set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  )
}

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod)) order by attname)
         as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by 1 order by 1`,
    [SCHEMAS],
  )
  return rows.filter(({ name }) => !NOT_DATA.includes(name))
}

const asText = ({ columns }: Table) => `array[${columns.map(({ name }) => `${name}::text`).join(', ')}]`

export async function summarize(client: pg.ClientBase, table: Table): Promise<TableSummary> {
  const { rows } = await client.query<{ rows: number; checksum: string }>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(${asText(table)}::text, 0)::numeric), 0)::text as checksum
     from ${table.name}`,
  )
  const { rows: count = 0, checksum = '' } = rows[0] ?? {}
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows: count, checksum }
}

const BATCH = 1_000

/** Batches of rows, each a JSON array of its values in the order of the table's columns. */
export async function* readRows(client: pg.ClientBase, table: Table): AsyncGenerator<string[]> {
  await client.query(
    `declare backup no scroll cursor for select to_json(${asText(table)})::text as row from ${table.name}`,
  )
  try {
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from backup`)
      if (rows.length === 0) return
      yield rows.map(({ row }) => row)
    }
  } finally {
    await client.query('close backup')
  }
}

/** `columns` are those of the backup: a column that was added since gets its default. */
export async function writeRows(
  client: pg.ClientBase,
  table: Table,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((name, index) => `(value ->> ${index})::${typeOf.get(name)}`)
  await client.query(
    `insert into ${table.name} (${columns.join(', ')}) overriding system value
     select ${values.join(', ')} from json_array_elements($1::json)`,
    [`[${rows.join(',')}]`],
  )
}

export async function readSequences(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::float8 as last from pg_sequences
     where schemaname = any($1) and last_value is not null`,
    [SCHEMAS],
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/**
 * Runs `load` without foreign keys and triggers, which would otherwise dictate an order and change what is loaded; creating
 * the keys again checks all rows.
 */
export async function withoutRules(client: pg.ClientBase, tables: readonly Table[], load: () => Promise<void>) {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)`,
    [SCHEMAS],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await load()
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}
