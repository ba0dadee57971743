// The writes of the drill: companies registered through the API by one person, each with its own Idempotency-Key, and a note
// on a saved job, which another person changes all the time.

import path from 'node:path'
import pg from 'pg'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { demoOwner, demoTalent } from '#server/seeds/demo-accounts.ts'
import { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { savedJobs } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { companies } from '#shared/features/people/companies/companies.contract.ts'
import type { Product } from '../../scripts/product/launch-product.ts'
import { ProductVisitor } from '../../scripts/product/product-visitor.ts'
import { verifyCompaniesAtOnce } from './verify-companies.ts'

const PREFIX = 'Drill company '
const NOTE = 'Drill note '

// Signed in once, before the first kill: sessions must survive as well.
let visitor: ProductVisitor | null = null
let talent: ProductVisitor | null = null
let jobId = ''

export async function signInOnce(product: Product): Promise<void> {
  if (visitor) return
  await verifyCompaniesAtOnce(urlOf(product))
  const newcomer = new ProductVisitor()
  await newcomer.signIn(product.url, demoOwner)
  visitor = newcomer
  talent = new ProductVisitor()
  await talent.signIn(product.url, demoTalent)
  const found = (await (await talent.get(product.url, jobSearch.search.path)).json()) as { items: { id: string }[] }
  jobId = found.items[0]?.id ?? ''
}

export async function writeNote(product: Product, n: number): Promise<void> {
  await talent?.put(product.url, savedJobs.save.path.replace(':jobId', jobId), { body: { note: `${NOTE}${n}` } })
}

/** The number in the stored note. */
export async function readNote(product: Product): Promise<number> {
  const [row] = await query<{ note: string }>(product, 'select note from saved_jobs where starts_with(note, $1)', [
    NOTE,
  ])
  return Number(row?.note.slice(NOTE.length) ?? 0)
}

/** Resolves only when the server has acknowledged company n. Calling it again for the same n sends the same request. */
export async function registerCompany(product: Product, n: number): Promise<void> {
  if (!visitor) throw new Error('nobody is signed in')
  await visitor.post(product.url, companies.create.path, {
    body: {
      name: `${PREFIX}${n}`,
      country: 'NO',
      city: 'Oslo',
      timeZone: 'Europe/Oslo',
      size: '1-10',
      industry: 'science',
    },
    headers: { 'idempotency-key': `drill-${n}` },
  })
}

/**
 * How often company n exists, by n. Read directly from the database, because a duplicate would have a different slug;
 * and only with its owner, because half a write is a lost one.
 */
export async function countCompanies(product: Product): Promise<Map<number, number>> {
  const rows = await query<{ n: number; count: number }>(
    product,
    `select substr(name, length($1) + 1)::int as n, count(*)::int as count
     from companies join company_members on company_id = id and role = 'owner'
     where starts_with(name, $1) group by n`,
    [PREFIX],
  )
  return new Map(rows.map(({ n, count }) => [n, count]))
}

function urlOf(product: Product): string {
  const running = findRunningPostgres(path.join(product.dataDir, 'postgres'))
  if (!running) throw new Error(`No PostgreSQL is running on ${product.dataDir}`)
  return running.connectionString
}

async function query<Row extends pg.QueryResultRow>(product: Product, text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlOf(product) })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
