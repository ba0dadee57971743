import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { bytes, countryCode, createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  identityStatuses,
  isIdentityInReview,
  isUndecidedIdentity,
  isVerifiedIdentity,
} from '#shared/features/people/identity/identity-status.ts'
import {
  documentTypes,
  type IdentityReason,
  nameMatches,
  type PhotoHint,
  photoSides,
} from '#shared/features/people/identity/identity-words.ts'

const credentialKinds = ['session', 'token'] as const

export const identityChecks = pgTable(
  'identity_checks',
  {
    id: idColumn(),
    // No cascade: photos are removed one by one, so that their content is deleted, too.
    personId: personRef('person_id', 'no action').notNull(),
    status: text('status', { enum: identityStatuses }).notNull(),
    documentType: text('document_type', { enum: documentTypes }).notNull(),
    documentCountry: countryCode('document_country').notNull(),
    hasMrz: boolean('has_mrz').notNull(),
    /** Name, date of birth and what the document says, encrypted with a key that is not in the database. */
    sealedFacts: bytes('sealed_facts'),
    /** A keyed hash of the document's number, to find the same document in another account. */
    documentHash: bytes('document_hash'),
    nameMatch: text('name_match', { enum: nameMatches }),
    reasons: text('reasons').array().$type<IdentityReason[]>().notNull().default([]),
    /** What the operator wrote to the person. */
    note: text('note').notNull().default(''),
    /** The operator who suspects a fake: somebody else has to confirm it. */
    suspectedBy: uuid('suspected_by'),
    appealText: text('appeal_text').notNull().default(''),
    appealedAt: instant('appealed_at'),
    consentedAt: instant('consented_at').notNull(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    validUntil: instant('valid_until'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    oneOfCheck('identity_checks_status', table.status, identityStatuses),
    oneOfCheck('identity_checks_type', table.documentType, documentTypes),
    oneOfCheck('identity_checks_name_match', table.nameMatch, nameMatches),
    index('identity_checks_person').on(table.personId, table.id),
    uniqueIndex('identity_checks_one_undecided').on(table.personId).where(statusIn(table.status, isUndecidedIdentity)),
    index('identity_checks_queue').on(table.submittedAt, table.id).where(statusIn(table.status, isIdentityInReview)),
    index('identity_checks_verified')
      .on(table.personId, table.validUntil)
      .where(statusIn(table.status, isVerifiedIdentity)),
    index('identity_checks_upkeep').on(table.status, table.updatedAt),
    index('identity_checks_document').on(table.documentHash),
  ],
)

/** The content is encrypted in the file storage; `purgedAt`: it has been deleted. */
export const identityPhotos = pgTable(
  'identity_photos',
  {
    id: idColumn(),
    checkId: uuid('check_id')
      .notNull()
      .references(() => identityChecks.id, { onDelete: 'cascade' }),
    personId: personRef('person_id', 'no action').notNull(),
    side: text('side', { enum: photoSides }).notNull(),
    storageKey: text('storage_key').notNull().unique(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    hints: text('hints').array().$type<PhotoHint[]>().notNull(),
    createdAt: createdAt(),
    purgeAt: instant('purge_at'),
    purgedAt: instant('purged_at'),
  },
  (table) => [
    oneOfCheck('identity_photos_side', table.side, photoSides),
    uniqueIndex('identity_photos_check').on(table.checkId, table.side),
    index('identity_photos_person').on(table.personId),
    index('identity_photos_purge').on(table.purgeAt),
  ],
)

/** Whenever somebody other than its owner opened a photo; the owner can see it. */
export const identityLooks = pgTable(
  'identity_looks',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    checkId: uuid('check_id').notNull(),
    side: text('side', { enum: photoSides }).notNull(),
    /** Shown in the audit log only. */
    operatorId: uuid('operator_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('identity_looks_side', table.side, photoSides),
    index('identity_looks_person').on(table.personId, table.id),
  ],
)

/** Lets one phone add photos for a few minutes. It ends with the session or token that made it. */
export const identityPhoneLinks = pgTable(
  'identity_phone_links',
  {
    id: idColumn(),
    checkId: uuid('check_id')
      .notNull()
      .references(() => identityChecks.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    /** The token itself is only in the link. */
    tokenHash: bytes('token_hash').notNull(),
    /** Of the phone's own key; null until one opens the link. */
    deviceHash: bytes('device_hash'),
    credentialKind: text('credential_kind', { enum: credentialKinds }).notNull(),
    credentialId: uuid('credential_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    oneOfCheck('identity_phone_links_credential_kind', table.credentialKind, credentialKinds),
    uniqueIndex('identity_phone_links_check').on(table.checkId),
    uniqueIndex('identity_phone_links_token').on(table.tokenHash),
    index('identity_phone_links_person').on(table.personId),
    index('identity_phone_links_expiry').on(table.expiresAt),
  ],
)

export const identityEvents = statusEvents('identity_events')
