import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { eliteApplications } from '#server/features/elite/elite/elite.tables.ts'
import { bytes, createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { againAnswers, declineReasons, relations } from '#shared/features/elite/endorsements/endorsement-words.ts'
import { endorserStatuses, isCountedEndorser } from '#shared/features/elite/endorsements/endorser-status.ts'
import { locales } from '#shared/kit/locales.ts'

export const endorsers = pgTable(
  'endorsers',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => eliteApplications.id, { onDelete: 'cascade' }),
    /** The applicant. */
    personId: personRef().notNull(),
    status: text('status', { enum: endorserStatuses }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    relation: text('relation', { enum: relations }).notNull(),
    company: text('company').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    timeZone: text('time_zone').notNull(),
    /** The token itself is only in the email. */
    tokenHash: bytes('token_hash').unique(),
    invitedAt: instant('invited_at'),
    expiresAt: instant('expires_at'),
    remindersSent: smallint('reminders_sent').notNull().default(0),
    remindedAt: instant('reminded_at'),
    nextReminderAt: instant('next_reminder_at'),
    /** The applicant has been told that nobody answers. */
    silenceToldAt: instant('silence_told_at'),
    declineReason: text('decline_reason', { enum: declineReasons }),
    replacedBy: uuid('replaced_by'),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('endorsers_status', table.status, endorserStatuses),
    oneOfCheck('endorsers_relation', table.relation, relations),
    oneOfCheck('endorsers_locale', table.locale, locales),
    oneOfCheck('endorsers_decline_reason', table.declineReason, declineReasons),
    uniqueIndex('endorsers_one_per_address')
      .on(table.applicationId, table.email)
      .where(statusIn(table.status, isCountedEndorser)),
    index('endorsers_application').on(table.applicationId, table.id),
    index('endorsers_person').on(table.personId),
    index('endorsers_email').on(table.email, table.invitedAt),
    index('endorsers_due').on(table.status, table.nextReminderAt),
  ],
)

export const endorsements = pgTable(
  'endorsements',
  {
    id: idColumn(),
    endorserId: uuid('endorser_id')
      .notNull()
      .unique()
      .references(() => endorsers.id, { onDelete: 'cascade' }),
    /** The applicant. */
    personId: personRef().notNull(),
    craft: smallint('craft').notNull(),
    reliability: smallint('reliability').notNull(),
    communication: smallint('communication').notNull(),
    initiative: smallint('initiative').notNull(),
    text: text('text').notNull(),
    again: text('again', { enum: againAnswers }).notNull(),
    /** Slugs of skills of the applicant that the endorser has seen. */
    skills: jsonb('skills').$type<string[]>().notNull().default([]),
    mayContact: boolean('may_contact').notNull(),
    /** The endorser agrees that the applicant shows it to others. */
    isPublic: boolean('is_public').notNull(),
    /** A keyed hash of network and browser: equal ones are shown to reviewers. */
    deviceHash: text('device_hash').notNull(),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    oneOfCheck('endorsements_again', table.again, againAnswers),
    index('endorsements_person').on(table.personId),
  ],
)

export const endorserEvents = statusEvents('endorser_events')
