// A million open jobs: a few thousand are generated like those of the demo world, then PostgreSQL multiplies them
// across companies and days. What a trigger does per job is done here for all at once, by the same function.

import pg from 'pg'
import { insertManyJobs } from '#server/features/jobs/jobs/bulk/job-bulk.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { seedAccounts } from '#server/seeds/accounts.seed.ts'
import { seedCompanies } from '#server/seeds/companies.seed.ts'
import { drawDemoJobs } from '#server/seeds/jobs.seed.ts'
import { createRandom } from '#server/seeds/random.ts'
import { SeedWorld } from '#server/seeds/seed-world.ts'

const MAX_GENERATED = 10_000

export async function fillWorld(platform: Platform, url: string, wanted: number): Promise<void> {
  const world = new SeedWorld(createRandom(1_000_000))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = async (what: string, statement: string) => {
    const startedAt = performance.now()
    await client.query(statement)
    console.log(`  ${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  try {
    await seedAccounts(platform, world)
    await seedCompanies(platform, world)
    const perCompany = Math.ceil(Math.min(wanted, MAX_GENERATED) / world.companyIds.size)
    // Includes foreign keys: all rows are valid by construction.
    await client.query('alter table jobs disable trigger all; alter table job_search disable trigger all')
    const startedAt = performance.now()
    const all = await drawDemoJobs(platform, world, () => perCompany)
    const open = all.map((job) => ({
      ...job,
      facts: { status: 'published' as const, publishedAt: job.facts.publishedAt ?? platform.clock.now() },
    }))
    await insertManyJobs(platform.db, open, { operatorId: newId(), now: platform.clock.now() })
    const copies = Math.ceil(wanted / open.length)
    console.log(`  ${open.length} jobs written: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    await run('companies multiplied', multiplyCompanies(copies))
    const indexes = await dropIndexes(client, ['jobs', 'job_search'])
    await run('jobs multiplied', multiplyJobs())
    await run('search table filled', FILL_SEARCH)
    await run('indexes', `set maintenance_work_mem = '512MB'; ${indexes.join(';')}`)
    await client.query('alter table jobs enable trigger all; alter table job_search enable trigger all')
    await run('analyzed', 'vacuum analyze')
  } finally {
    await client.end()
  }
}

const multiplyCompanies = (copies: number) => `
  update companies set status = 'verified';
  create table bench_companies as
    select id, number, case number when 0 then id else gen_random_uuid() end as copy_id
    from companies, generate_series(0, ${copies - 1}) as number;
  insert into companies (id, slug, name, search_name, country, city, time_zone, size, industry, about, website, work_from,
    work_to, status)
  select copy_id, slug || '-' || number, name || ' ' || number, search_name || ' ' || number, country, city, time_zone,
    size, industry, '', null, work_from, work_to, 'verified'
  from companies join bench_companies using (id) where number > 0;
  create index on bench_companies (id, number)`

const multiplyJobs = () => {
  const own = ['id', 'company_id', 'slug', 'published_at', 'search_pay']
  return `
  do $$
  declare others text;
  begin
    select string_agg(quote_ident(attname), ', ') into others from pg_attribute
    where attrelid = 'jobs'::regclass and attnum > 0 and not attisdropped and attname not in ('${own.join("', '")}');
    execute format('insert into jobs (${own.join(', ')}, %1$s) select gen_random_uuid(), copy_id, slug || ''-'' || number,
      date_trunc(''milliseconds'', now() - random() * interval ''60 days''), (search_pay * (0.8 + random() * 0.4))::int, %1$s
      from jobs join bench_companies on bench_companies.id = company_id where number > 0', others);
  end $$`
}

const FILL_SEARCH = `
  truncate job_search;
  set work_mem = '256MB';
  insert into job_search (job_id, posted_at, company_id, shape, reach, hours, languages, skill_ids, pay, doc)
  select jobs.id, published_at, company_id, search_shape, search_reach, search_hours, search_languages, search_skill_ids,
    search_pay, job_search_doc(jobs, companies)
  from jobs join companies on companies.id = company_id where jobs.status = 'published'
  order by published_at`

/** Building an index at the end is many times faster than maintaining it; returns the statements to recreate them. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1) and indexname not like '%_pkey'`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
