import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgSequence, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { bytes, createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { credentialKinds } from '#shared/features/skills/credentials/credentials.contract.ts'

/** Keys that sign credentials. Old ones stay, because what they signed must remain verifiable. */
export const credentialKeys = pgTable('credential_keys', {
  /** The thumbprint of the public key (RFC 7638). */
  id: text('id').primaryKey(),
  /** SubjectPublicKeyInfo. */
  publicKey: bytes('public_key').notNull(),
  /** Encrypted with a key derived from APP_KEY, so that a database dump cannot sign. */
  sealedKey: bytes('sealed_key').notNull(),
  createdAt: createdAt(),
})

/** Places in the status lists. */
export const statusPlaces = pgSequence('credential_status_places', { minValue: 0, startWith: 0 })

export const credentials = pgTable(
  'credentials',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    kind: text('kind', { enum: credentialKinds }).notNull(),
    /** What earned it, for example the result of a test. */
    sourceId: uuid('source_id').notNull(),
    name: text('name').notNull(),
    level: smallint('level'),
    percent: smallint('percent'),
    issuedAt: instant('issued_at').notNull(),
    validUntil: instant('valid_until'),
    revokedAt: instant('revoked_at'),
    /** Nobody else knows of it until its holder shows it. */
    isShown: boolean('is_shown').notNull().default(false),
    statusPlace: integer('status_place').notNull(),
    /** The credential as signed: a JWT. */
    token: text('token').notNull(),
  },
  (table) => [
    uniqueIndex('credentials_source').on(table.kind, table.sourceId),
    uniqueIndex('credentials_status_place').on(table.statusPlace),
    index('credentials_by_person').on(table.personId, table.id),
    oneOfCheck('credentials_kind', table.kind, credentialKinds),
  ],
)

/** Outlives the credential: what has been revoked stays revoked when its holder's account is deleted. */
export const credentialRevocations = pgTable('credential_revocations', {
  statusPlace: integer('status_place').primaryKey(),
  revokedAt: instant('revoked_at').notNull().default(sql`now()`),
})
