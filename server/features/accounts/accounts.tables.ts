import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, countryCode, createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { roles } from '#shared/access/identity.ts'
import { MAX_NAME_LENGTH } from '#shared/features/accounts/account-limits.ts'

export const people = pgTable(
  'people',
  {
    id: idColumn(),
    /** The full name in one piece: names do not split into first and last everywhere. */
    name: text('name').notNull(),
    calledName: text('called_name').notNull(),
    email: text('email').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash'),
    country: countryCode('country'),
    city: text('city'),
    timeZone: text('time_zone'),
    locale: text('locale').notNull().default('en'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('people_email').on(sql`lower(${table.email})`),
    check('people_name_length', sql`char_length(${table.name}) between 1 and ${sql.raw(String(MAX_NAME_LENGTH))}`),
  ],
)

export const personRoles = pgTable(
  'person_roles',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.role] }),
    oneOfCheck('person_roles_role', table.role, roles),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    keyHash: bytes('key_hash').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_key_hash').on(table.keyHash),
    index('sessions_person').on(table.personId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    secretHash: bytes('secret_hash').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('access_tokens_person').on(table.personId), index('access_tokens_expiry').on(table.expiresAt)],
)

/** At most one open code per person: asking again replaces it. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [check('verification_codes_tries', sql`${table.triesLeft} >= 0`)],
)
