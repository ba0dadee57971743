import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn } from '#server/platform/db/columns.ts'
import { jobs } from '../jobs.tables.ts'

/** Who hid or showed the names of a job's applicants, and when. Append-only: the latest row of a person is what holds. */
export const nameVisibility = pgTable(
  'applicant_name_visibility',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    isHidden: boolean('is_hidden').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('applicant_name_visibility_by_person').on(table.personId, table.jobId, table.id),
    index('applicant_name_visibility_by_job').on(table.jobId, table.id),
  ],
)
