import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, newId, oneOfCheck } from '#server/platform/db/columns.ts'
import {
  MAX_SOURCE_MESSAGE,
  MAX_SOURCE_NAME,
  MAX_SOURCE_PATH,
  MIN_SOURCE_NAME,
  sourceKinds,
  sourceSharings,
} from '#shared/features/entry/sources/source-facts.ts'

/** Tracked links of partners, communities and companies. */
export const sources = pgTable(
  'sources',
  {
    id: idColumn(),
    /** The id in the URL: short and unguessable. */
    linkId: text('link_id').notNull(),
    kind: text('kind', { enum: sourceKinds }).notNull(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** For a company's link, the job it is limited to; null for all of its jobs. */
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    message: text('message').notNull(),
    sharing: text('sharing', { enum: sourceSharings }).notNull(),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at'),
    /** Ended by hand, before it expired. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sources_link').on(table.linkId),
    index('sources_company').on(table.companyId, table.id),
    index('sources_job').on(table.jobId),
    oneOfCheck('sources_kind', table.kind, sourceKinds),
    oneOfCheck('sources_sharing', table.sharing, sourceSharings),
    lengthCheck('sources_name_length', table.name, MIN_SOURCE_NAME, MAX_SOURCE_NAME),
    lengthCheck('sources_message_length', table.message, 0, MAX_SOURCE_MESSAGE),
    check('sources_company_kind', sql`(${table.kind} = 'company') = (${table.companyId} is not null)`),
    check('sources_job_company', sql`${table.jobId} is null or ${table.companyId} is not null`),
    check('sources_period', sql`${table.expiresAt} > ${table.startsAt}`),
  ],
)

/** Who came through which link. One row per person and link: the first visit sets the path, the last one the time. */
export const attributions = pgTable(
  'attributions',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    personId: personRef().notNull(),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** Set if the account was created through this link; null if it existed before. */
    signedUpAt: instant('signed_up_at'),
    path: text('path').notNull(),
    createdAt: createdAt(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('attributions_person_source').on(table.personId, table.sourceId),
    // An account is created once, so through one link at most.
    uniqueIndex('attributions_sign_up').on(table.personId).where(sql`${table.signedUpAt} is not null`),
    index('attributions_source').on(table.sourceId, table.id).where(sql`${table.signedUpAt} is not null`),
    index('attributions_visits').on(table.sourceId, table.createdAt),
    lengthCheck('attributions_path_length', table.path, 1, MAX_SOURCE_PATH),
  ],
)
