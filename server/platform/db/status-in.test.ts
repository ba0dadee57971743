import { sql } from 'drizzle-orm'
import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { statusPredicates } from '#shared/kit/status-machine.ts'
import { statusIn, statusNotIn } from './status-in.ts'

const statuses = ['draft', 'published', 'paused'] as const
const jobs = pgTable('jobs', { status: text('status', { enum: statuses }).notNull() })
const isOneOf = statusPredicates<(typeof statuses)[number]>()
const isPublished = isOneOf('published')
const isOpen = isOneOf('published', 'paused')

it.each([
  [statusIn(jobs.status, isPublished), `"jobs"."status" = 'published'`],
  [statusNotIn(jobs.status, isPublished), `"jobs"."status" <> 'published'`],
  [statusIn(jobs.status, isOpen), `"jobs"."status" in ('published', 'paused')`],
  [statusNotIn(sql`to_status`, isOpen), `to_status not in ('published', 'paused')`],
])('inlines the values, so that a partial index can match them: %#', (condition, text) => {
  expect(new PgDialect().sqlToQuery(condition)).toMatchObject({ sql: text, params: [] })
})
