// The peer: what one would write first. Full-text search over the wide table, relevance by ts_rank, counts by grouping
// sets.

import type pg from 'pg'
import type { Question } from './questions.ts'

export const BUILD_NAIVE = `
  set maintenance_work_mem = '512MB';
  create table bench_wide as
    select jobs.*, setweight(to_tsvector('english', jobs.title), 'A') || setweight(to_tsvector('english', companies.name), 'B')
      || setweight(to_tsvector('english', jobs.description), 'D') as document
    from jobs join companies on companies.id = jobs.company_id;
  create index on bench_wide using gin (document);
  create index on bench_wide (published_at);
  analyze bench_wide`

/** The same query as far as the wide table can answer it: one page, the total and five counts. */
export async function searchNaively(pool: pg.Pool, { text, query }: Question): Promise<void> {
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given)}`
  const conditions = [`status = 'published'`]
  if (text !== '') conditions.push(`document @@ plainto_tsquery('english', ${value(text)})`)
  if (query.workplace) conditions.push(`workplace = ${value(query.workplace)}`)
  if (query.contract) conditions.push(`employment_type = ${value(query.contract)}`)
  if (query.level) conditions.push(`seniority = ${value(query.level)}`)
  if (query.pay) conditions.push(`search_pay >= ${value(Number(query.pay))}`)
  if (query.openTo) {
    const country = value(query.openTo)
    conditions.push(`(eligibility ->> 'mode' = 'worldwide'
      or (eligibility ->> 'mode' = 'allow' and eligibility -> 'countries' ? ${country})
      or (eligibility ->> 'mode' = 'deny' and not eligibility -> 'countries' ? ${country}))`)
  }
  const where = conditions.join(' and ')
  const rank = text === '' ? '0' : `ts_rank(document, plainto_tsquery('english', $1))`
  await pool.query(
    `select id, title, company_id, pay, locations, skills, ${rank} as rank from bench_wide where ${where}
     order by ${text === '' ? 'published_at desc' : 'rank desc, published_at desc'} limit 25`,
    values,
  )
  await pool.query(
    `select workplace, employment_type, seniority, team_country, count(*) from bench_wide where ${where}
     group by grouping sets ((), (workplace), (employment_type), (seniority), (team_country))`,
    values,
  )
}
