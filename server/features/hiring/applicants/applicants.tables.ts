import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, lengthCheck } from '#server/platform/db/columns.ts'
import { MAX_VIEW_NAME, MIN_VIEW_NAME } from '#shared/features/hiring/applicants/applicant-view-limits.ts'
import type { SavedFilters } from '#shared/features/hiring/applicants/applicant-views.contract.ts'

/** A member's saved views of a company's applicants. */
export const applicantViews = pgTable(
  'applicant_views',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null for all jobs. */
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<SavedFilters>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('applicant_views_name').on(table.personId, table.companyId, sql`lower(${table.name})`),
    index('applicant_views_company').on(table.companyId),
    index('applicant_views_job').on(table.jobId),
    lengthCheck('applicant_views_name_length', table.name, MIN_VIEW_NAME, MAX_VIEW_NAME),
  ],
)
