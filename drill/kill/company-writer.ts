// The writes of the drill: companies registered through the API by one person, each with its own Idempotency-Key.

import path from 'node:path'
import pg from 'pg'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { demoOwner } from '#server/seeds/demo-accounts.ts'
import { companies } from '#shared/features/people/companies/companies.contract.ts'
import type { Product } from '../../scripts/product/launch-product.ts'
import { ProductVisitor } from '../../scripts/product/product-visitor.ts'

const PREFIX = 'Drill company '

// Signed in once, before the first kill: sessions must survive as well.
let visitor: ProductVisitor | null = null

export async function signInOnce(product: Product): Promise<void> {
  if (visitor) return
  const newcomer = new ProductVisitor()
  await newcomer.signIn(product.url, demoOwner)
  visitor = newcomer
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
  const running = findRunningPostgres(path.join(product.dataDir, 'postgres'))
  if (!running) throw new Error(`No PostgreSQL is running on ${product.dataDir}`)
  const client = new pg.Client({ connectionString: running.connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number; count: number }>(
      `select substr(name, length($1) + 1)::int as n, count(*)::int as count
       from companies join company_members on company_id = id and role = 'owner'
       where starts_with(name, $1) group by n`,
      [PREFIX],
    )
    return new Map(rows.map(({ n, count }) => [n, count]))
  } finally {
    await client.end()
  }
}
