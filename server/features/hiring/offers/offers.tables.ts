import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { applications } from '#server/features/hiring/applications/applications.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { bytes, createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  counterOutcomes,
  MAX_COUNTER_MESSAGE,
  MAX_DRAWING,
  MAX_EXTENSION_REASON,
  MAX_OFFER_NOTE,
  MAX_SIGNER_NAME,
  offerDeclineReasons,
  signatureMethods,
} from '#shared/features/hiring/offers/offer-limits.ts'
import { isLiveOffer, isOpenOffer, offerStatuses } from '#shared/features/hiring/offers/offer-status.ts'
import type { CounterChanges, OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'

export const offers = pgTable(
  'offers',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    talentId: personRef('talent_id').notNull(),
    status: text('status', { enum: offerStatuses }).notNull().default('draft'),
    version: integer('version').notNull().default(1),
    /** How many days the talent has to answer, counted from the day it is sent. */
    answerDays: smallint('answer_days').notNull(),
    /** Null once the account is deleted. */
    createdBy: personRef('created_by', 'set null'),
    approverId: personRef('approver_id', 'set null'),
    returnNote: text('return_note').notNull().default(''),
    sentAt: instant('sent_at'),
    viewedAt: instant('viewed_at'),
    expiresAt: instant('expires_at'),
    updatedAt: instant('updated_at').notNull(),
    declineReason: text('decline_reason', { enum: offerDeclineReasons }),
    declineNote: text('decline_note').notNull().default(''),
    withdrawNote: text('withdraw_note').notNull().default(''),

    remindersSent: smallint('reminders_sent').notNull().default(0),
    remindAt: instant('remind_at'),

    extensionUntil: date('extension_until'),
    extensionReason: text('extension_reason').notNull().default(''),
    extensionAskedAt: instant('extension_asked_at'),
    isExtensionGranted: boolean('is_extension_granted'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('offers_one_live').on(table.applicationId).where(statusIn(table.status, isLiveOffer)),
    index('offers_by_application').on(table.applicationId),
    index('offers_by_talent').on(table.talentId, table.id),
    index('offers_by_company').on(table.companyId, table.id),
    index('offers_by_job').on(table.jobId),
    index('offers_by_creator').on(table.createdBy),
    index('offers_by_approver').on(table.approverId),
    index('offers_expiring').on(table.expiresAt).where(statusIn(table.status, isOpenOffer)),
    index('offers_to_remind').on(table.remindAt).where(sql`${table.remindAt} is not null`),
    oneOfCheck('offers_status', table.status, offerStatuses),
    oneOfCheck('offers_decline_reason', table.declineReason, offerDeclineReasons),
    lengthCheck('offers_decline_note_length', table.declineNote, 0, MAX_OFFER_NOTE),
    lengthCheck('offers_withdraw_note_length', table.withdrawNote, 0, MAX_OFFER_NOTE),
    lengthCheck('offers_return_note_length', table.returnNote, 0, MAX_OFFER_NOTE),
    lengthCheck('offers_extension_reason_length', table.extensionReason, 0, MAX_EXTENSION_REASON),
  ],
)

export const offerEvents = statusEvents('offer_events')

/** A version that has been sent never changes; a draft is version 1. */
export const offerVersions = pgTable(
  'offer_versions',
  {
    id: idColumn(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    terms: jsonb('terms').$type<OfferTerms>().notNull(),
    /** SHA-256 of the terms in hexadecimal. */
    hash: text('hash').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [uniqueIndex('offer_versions_number').on(table.offerId, table.number)],
)

export const offerCounters = pgTable(
  'offer_counters',
  {
    id: idColumn(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    changes: jsonb('changes').$type<CounterChanges>().notNull(),
    message: text('message').notNull(),
    outcome: text('outcome', { enum: counterOutcomes }),
    createdAt: createdAt(),
  },
  (table) => [
    index('offer_counters_by_offer').on(table.offerId, table.id),
    lengthCheck('offer_counters_message_length', table.message, 0, MAX_COUNTER_MESSAGE),
    oneOfCheck('offer_counters_outcome', table.outcome, counterOutcomes),
  ],
)

const signerRoles = ['talent', 'company'] as const

export const offerSignatures = pgTable(
  'offer_signatures',
  {
    id: idColumn(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    role: text('role', { enum: signerRoles }).notNull(),
    /** Null once the account is deleted. */
    signerId: personRef('signer_id', 'set null'),
    name: text('name').notNull(),
    method: text('method', { enum: signatureMethods }).notNull(),
    drawing: text('drawing'),
    ipPrefix: text('ip_prefix'),
    userAgent: text('user_agent').notNull(),
    /** SHA-256 over the terms, this signature and the hash of the signature before it. */
    chainHash: text('chain_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // However often somebody presses the button, a version is signed once by each side.
    uniqueIndex('offer_signatures_once').on(table.offerId, table.version, table.role),
    index('offer_signatures_by_signer').on(table.signerId),
    lengthCheck('offer_signatures_name_length', table.name, 1, MAX_SIGNER_NAME),
    lengthCheck('offer_signatures_drawing_length', table.drawing, 1, MAX_DRAWING),
    oneOfCheck('offer_signatures_role', table.role, signerRoles),
    oneOfCheck('offer_signatures_method', table.method, signatureMethods),
  ],
)

/** The sealed contract. In the database, so that it is complete if and only if the offer is. */
export const offerDocuments = pgTable(
  'offer_documents',
  {
    offerId: uuid('offer_id')
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Printed on the document, for the public check. */
    code: text('code').notNull(),
    /** Of the file, in hexadecimal. */
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('offer_documents_code').on(table.code),
    uniqueIndex('offer_documents_sha256').on(table.sha256),
  ],
)

/** What a company keeps of a contract when the other side deletes their account: the terms, when it was signed, and the marks of the
 * sealed file, which prove the company's own copy. Nothing about the person. */
export const offerRecords = pgTable(
  'offer_records',
  {
    /** The offer's. */
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    terms: jsonb('terms').$type<Omit<OfferTerms, 'letter'>>().notNull(),
    version: integer('version').notNull(),
    termsHash: text('terms_hash').notNull(),
    code: text('code').notNull().unique(),
    sha256: text('sha256').notNull().unique(),
    sealedAt: instant('sealed_at').notNull(),
  },
  (table) => [index('offer_records_by_company').on(table.companyId, table.id)],
)

/** The installation's own key, encrypted with a key derived from APP_KEY. */
export const documentKeys = pgTable('document_keys', {
  name: text('name').primaryKey(),
  certificate: bytes('certificate').notNull(),
  sealedKey: bytes('sealed_key').notNull(),
  createdAt: createdAt(),
})
