// Upgrades an installation of the oldest version that can be upgraded (docs/operations.md), kills the first attempt half way,
// and starts the product on the result. Usage: npm run drill -- upgrade
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { launchApi } from '../scripts/product/launch-product.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
mkdirSync(path.join(folder, 'database'))
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database', 'postgres') })
const url = postgres.connectionString
// What the tests of the first migration use: a dump of that version with rows in every table the demo world fills.
const dump = gunzipSync(readFileSync('server/platform/db/first-migration.fixture.sql.gz')).toString()
await withClient((client) => client.query(dump))
const before = await countRows()

const env = { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') }
const first = spawn(process.execPath, ['scripts/migrate.ts'], { env, stdio: 'ignore' })
const isMigrating = async () =>
  withClient(async (client) => {
    const { rows } = await client.query(`select 1 from pg_stat_activity where application_name = 'meridian-migrate'`)
    return rows.length > 0
  })
while (first.exitCode === null && !(await isMigrating())) await wait(5)
const wasKilled = first.exitCode === null
const ended = once(first, 'exit')
first.kill('SIGKILL')
await ended

const product = await launchApi(folder, { DATABASE_URL: url, DEMO: 'off' })
const after = await countRows()
const lost = [...before].filter(([table, rows]) => (after.get(table) ?? 0) < rows)
const answer = await fetch(`${product.url}/shared/api/jobs`)
await product.stop()
await postgres.stop()
const total = [...before.values()].reduce((sum, rows) => sum + rows, 0)
console.log(
  `${total} rows of ${before.size} tables upgraded; the first attempt was ${wasKilled ? 'killed half way' : 'too quick to be killed'}; ` +
    `tables that lost rows: ${lost.length}; up after ${product.upAfterMs} ms; a search answers ${answer.status}.`,
)
if (lost.length > 0 || !answer.ok) process.exitCode = 1
else rmSync(folder, { recursive: true, force: true })

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function countRows(): Promise<Map<string, number>> {
  return withClient(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    )
    const counts = new Map<string, number>()
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from public.${name}`)
      if (rows[0] && rows[0].count > 0) counts.set(name, rows[0].count)
    }
    return counts
  })
}
