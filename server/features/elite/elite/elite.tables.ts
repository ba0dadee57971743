import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { bytes, createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { formStatuses } from '#shared/features/elite/elite/elite-form-status.ts'
import { questionStatuses } from '#shared/features/elite/elite/elite-question-status.ts'
import {
  eliteStatuses,
  isActiveMember,
  isEliteInReview,
  isLiveElite,
} from '#shared/features/elite/elite/elite-status.ts'
import { documentKinds, documentTypes, formKinds } from '#shared/features/elite/elite/elite-words.ts'
import { signatureMethods } from '#shared/features/hiring/offers/offer-limits.ts'

export const eliteApplications = pgTable(
  'elite_applications',
  {
    id: idColumn(),
    // No cascade: documents are removed one by one, so that their content is deleted, too.
    personId: personRef('person_id', 'no action').notNull(),
    status: text('status', { enum: eliteStatuses }).notNull(),
    submittedAt: instant('submitted_at'),
    /** Since when it has been waiting for a reviewer. */
    queuedAt: instant('queued_at'),
    /** The person has to do something before the review goes on. */
    awaitsTalent: boolean('awaits_talent').notNull().default(false),
    waitlistedUntil: instant('waitlisted_until'),
    decidedAt: instant('decided_at'),
    /** What the reviewer wrote to the person. */
    reason: text('reason').notNull().default(''),
    reapplyAfter: instant('reapply_after'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    oneOfCheck('elite_applications_status', table.status, eliteStatuses),
    uniqueIndex('elite_applications_one_live').on(table.personId).where(statusIn(table.status, isLiveElite)),
    index('elite_applications_person').on(table.personId, table.id),
    index('elite_applications_queue').on(table.queuedAt, table.id).where(statusIn(table.status, isEliteInReview)),
    index('elite_applications_active').on(table.id).where(statusIn(table.status, isActiveMember)),
    index('elite_applications_waitlist').on(table.waitlistedUntil),
  ],
)

const applicationRef = () =>
  uuid('application_id')
    .notNull()
    .references(() => eliteApplications.id, { onDelete: 'cascade' })

/** What is in the form about contract and taxes is encrypted, with a key that is not in the database. */
export const eliteForms = pgTable(
  'elite_forms',
  {
    id: idColumn(),
    applicationId: applicationRef(),
    personId: personRef('person_id', 'no action').notNull(),
    kind: text('kind', { enum: formKinds }).notNull(),
    status: text('status', { enum: formStatuses }).notNull(),
    data: jsonb('data').$type<object>().notNull().default({}),
    sealedData: bytes('sealed_data'),
    version: integer('version').notNull().default(0),
    /** Counts the saves: one that is based on an older revision is refused. */
    revision: integer('revision').notNull().default(0),
    submittedAt: instant('submitted_at'),
    note: text('note').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    oneOfCheck('elite_forms_kind', table.kind, formKinds),
    oneOfCheck('elite_forms_status', table.status, formStatuses),
    uniqueIndex('elite_forms_one').on(table.applicationId, table.kind),
    index('elite_forms_person').on(table.personId),
  ],
)

/** What was submitted, each time. */
export const eliteFormVersions = pgTable(
  'elite_form_versions',
  {
    id: idColumn(),
    formId: uuid('form_id')
      .notNull()
      .references(() => eliteForms.id, { onDelete: 'cascade' }),
    personId: personRef('person_id', 'no action').notNull(),
    number: integer('number').notNull(),
    data: jsonb('data').$type<object>().notNull(),
    sealedData: bytes('sealed_data'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('elite_form_versions_number').on(table.formId, table.number),
    index('elite_form_versions_person').on(table.personId),
  ],
)

export const eliteQuestions = pgTable(
  'elite_questions',
  {
    id: idColumn(),
    applicationId: applicationRef(),
    personId: personRef('person_id', 'no action').notNull(),
    status: text('status', { enum: questionStatuses }).notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull().default(''),
    dueAt: instant('due_at').notNull(),
    extensions: smallint('extensions').notNull().default(0),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('elite_questions_status', table.status, questionStatuses),
    index('elite_questions_application').on(table.applicationId, table.id),
    index('elite_questions_person').on(table.personId),
    index('elite_questions_due').on(table.status, table.dueAt),
  ],
)

/** The content is encrypted in the file storage. */
export const eliteDocuments = pgTable(
  'elite_documents',
  {
    id: idColumn(),
    applicationId: applicationRef(),
    personId: personRef('person_id', 'no action').notNull(),
    /** The answer it belongs to. */
    questionId: uuid('question_id').references(() => eliteQuestions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: documentTypes }).notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    expiresOn: date('expires_on'),
    /** When the person was told that it expires. */
    expiryToldAt: instant('expiry_told_at'),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('elite_documents_kind', table.kind, documentKinds),
    oneOfCheck('elite_documents_type', table.type, documentTypes),
    index('elite_documents_application').on(table.applicationId, table.id),
    index('elite_documents_person').on(table.personId),
    index('elite_documents_question').on(table.questionId),
    index('elite_documents_expiring').on(table.expiresOn).where(sql`${table.expiryToldAt} is null`),
  ],
)

export const eliteSignatures = pgTable(
  'elite_signatures',
  {
    id: idColumn(),
    applicationId: applicationRef().unique(),
    personId: personRef('person_id', 'no action').notNull(),
    version: smallint('version').notNull(),
    name: text('name').notNull(),
    method: text('method', { enum: signatureMethods }).notNull(),
    drawing: text('drawing'),
    ipPrefix: text('ip_prefix'),
    userAgent: text('user_agent').notNull(),
    chainHash: text('chain_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('elite_signatures_method', table.method, signatureMethods),
    index('elite_signatures_person').on(table.personId),
  ],
)

/** The signed agreement, sealed like a contract. In the database, so that it exists if and only if it was signed. */
export const eliteAgreements = pgTable(
  'elite_agreements',
  {
    id: idColumn(),
    applicationId: applicationRef().unique(),
    personId: personRef('person_id', 'no action').notNull(),
    /** Printed on the document, for the public check. */
    code: text('code').notNull().unique(),
    /** Of the file, in hexadecimal. */
    sha256: text('sha256').notNull().unique(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('elite_agreements_person').on(table.personId)],
)

/** Of applications, forms and questions; their ids are unique among all three. */
export const eliteEvents = statusEvents('elite_events')
