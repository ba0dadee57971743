import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { files } from '#server/features/base/files/files.tables.ts'
import { countryCode, createdAt, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { MAX_HEADLINE, MAX_RESUME_LABEL, MIN_HEADLINE } from '#shared/features/people/talents/talent-limits.ts'
import { payFloorPeriods, seniorities } from '#shared/features/people/talents/talent-words.ts'

/** What a talent says about the work they can do. Place and time zone belong to the person (people). */
export const talentProfiles = pgTable(
  'talent_profiles',
  {
    personId: personRef().primaryKey(),
    /** Minutes after midnight in the person's time zone. */
    workFrom: smallint('work_from'),
    workTo: smallint('work_to'),
    /** In the smallest unit of the currency. */
    payFloorAmount: bigint('pay_floor_amount', { mode: 'number' }),
    payFloorCurrency: char('pay_floor_currency', { length: 3 }),
    payFloorPeriod: text('pay_floor_period', { enum: payFloorPeriods }),
    headline: text('headline'),
    seniority: text('seniority', { enum: seniorities }),
    resumeFileId: uuid('resume_file_id').references(() => files.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('talent_profiles_hours', sql`(${table.workFrom} is null) = (${table.workTo} is null)`),
    check('talent_profiles_window', sql`${table.workFrom} between 0 and 1439 and ${table.workTo} between 1 and 1440`),
    check(
      'talent_profiles_pay_floor',
      sql`num_nulls(${table.payFloorAmount}, ${table.payFloorCurrency}, ${table.payFloorPeriod}) in (0, 3)`,
    ),
    check('talent_profiles_pay_amount', sql`${table.payFloorAmount} > 0`),
    check('talent_profiles_currency', sql`${table.payFloorCurrency} ~ '^[A-Z]{3}$'`),
    lengthCheck('talent_profiles_headline_length', table.headline, MIN_HEADLINE, MAX_HEADLINE),
    oneOfCheck('talent_profiles_seniority', table.seniority, seniorities),
    oneOfCheck('talent_profiles_period', table.payFloorPeriod, payFloorPeriods),
    index('talent_profiles_resume').on(table.resumeFileId),
    // For people search: latest first, by part of a headline.
    index('talent_profiles_updated').on(table.updatedAt, table.personId).where(sql`${table.headline} is not null`),
    index('talent_profiles_headline').using('gin', sql`lower(${table.headline}) gin_trgm_ops`),
  ],
)

/** Countries in which the talent has the right to work. */
export const talentWorkCountries = pgTable(
  'talent_work_countries',
  {
    personId: personRef().notNull(),
    country: countryCode('country').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.country] }),
    index('talent_work_countries_country').on(table.country),
    check('talent_work_countries_code', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
)

export const talentSkills = pgTable(
  'talent_skills',
  {
    personId: personRef().notNull(),
    /** A slug from server/features/base/reference/skills.ts. */
    skill: text('skill').notNull(),
    level: smallint('level').notNull(),
    /** The order in which the talent entered them. */
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.skill] }),
    index('talent_skills_skill').on(table.skill, table.level),
    check('talent_skills_level', sql`${table.level} between 1 and 5`),
  ],
)

/** The résumés a person keeps; `talent_profiles.resume_file_id` is the one sent unless they choose another. */
export const talentResumes = pgTable(
  'talent_resumes',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    /** What the person calls it; empty: the name of the file. */
    label: text('label').notNull().default(''),
    /** Written from the profile for this job; null if it was uploaded. Jobs belong to a higher area, so nothing refers to them. */
    jobId: uuid('job_id'),
    /** What it was written with, to change it later. */
    choices: jsonb('choices').$type<Record<string, string>>(),
    readAt: instant('read_at'),
    /** The version of the reader that read it last. */
    readerVersion: smallint('reader_version'),
    /** When details of it were added to the profile. */
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('talent_resumes_person').on(table.personId, table.createdAt),
    uniqueIndex('talent_resumes_job').on(table.personId, table.jobId),
    lengthCheck('talent_resumes_label_length', table.label, 0, MAX_RESUME_LABEL),
    check('talent_resumes_written', sql`(${table.jobId} is null) = (${table.choices} is null)`),
  ],
)
