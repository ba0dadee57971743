import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { type CompanyCard, companies as contract } from '#shared/features/people/companies/companies.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { aCompany, aVerifiedCompany } from './companies.builder.ts'
import { listCompanies } from './companies.service.ts'
import { companies } from './companies.tables.ts'

const names = [
  'Ørland Fisk',
  'Zebra',
  'ångström',
  'Arctic',
  'arctic',
  'Zebra',
  'Łódź 100%',
  'Under_score',
  'Underscore',
  'Éclair',
]

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  for (const [place, name] of names.entries()) {
    await aVerifiedCompany(test, { name, country: place % 2 === 0 ? 'NO' : 'PL' })
  }
  await aCompany(test, { name: 'Unverified' })
  await aCompany(test, { name: 'Suspended' }, ['verify', 'suspend'])
})
afterAll(() => test.close())

async function list(query: Record<string, string> = {}): Promise<string[]> {
  const answer = await test
    .visitor()
    .get(`${contract.list.path}?${new URLSearchParams({ limit: '100', ...query }).toString()}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Page<CompanyCard>>().items.map(({ name }) => name)
}

describe('the list of companies', () => {
  it('contains the verified ones, sorted by name without accents', async () => {
    expect((await list()).map(foldText)).toEqual(names.map(foldText).toSorted())
  })

  it.each([
    ['orland', ['Ørland Fisk']],
    ['FISK', ['Ørland Fisk']],
    ['lodz', ['Łódź 100%']],
    ['0%', ['Łódź 100%']],
    ['r_s', ['Under_score']],
    ['suspended', []],
    ['\\', []],
  ])('finds %s', async (search, found) => expect(await list({ search })).toEqual(found))

  it('can be filtered by country', async () => {
    expect((await list({ country: 'PL' })).toSorted()).toEqual(names.filter((_, place) => place % 2 === 1).toSorted())
    expect(await list({ country: 'SE' })).toEqual([])
  })

  it('is the same in pages of any size', async () => {
    const all = await listCompanies(test.platform.db, { limit: 100 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: names.length + 1 }), async (limit) => {
        const pages: typeof all.items = []
        let cursor: string | undefined
        do {
          const page = await listCompanies(test.platform.db, { limit, cursor })
          pages.push(...page.items)
          cursor = page.nextCursor ?? undefined
        } while (cursor)
        expect(pages).toEqual(all.items)
      }),
      { numRuns: 11 },
    )
  })

  it('rejects an invalid cursor', async () => {
    expect((await test.visitor().get(`${contract.list.path}?cursor=1`)).statusCode).toBe(422)
  })

  it('is read from its index, without sorting the table', async () => {
    const { db } = test.platform
    // With so few rows the planner would skip the index; forbid the alternatives.
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select * from ${companies} where ${companies.status} = 'verified'
            and (${companies.searchName}, ${companies.id}) > ('b', '019a0000-0000-7000-8000-000000000000')
            order by ${companies.searchName}, ${companies.id} limit 20`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('Index Scan using companies_list')
    expect(plan).not.toContain('Sort')
  })
})
