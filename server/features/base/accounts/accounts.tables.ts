import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  bytes,
  countryCode,
  createdAt,
  idColumn,
  instant,
  lengthCheck,
  oneOfCheck,
} from '#server/platform/db/columns.ts'
import { roles } from '#shared/access/identity.ts'
import { accessTokenScopes, companyTokenScopes } from '#shared/access/token-scopes.ts'
import { accessTokenKinds, mailedProofKinds, securityEventKinds } from '#shared/features/base/accounts/account-kinds.ts'
import { MAX_CITY_LENGTH, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { densities, themes, timeFormats } from '#shared/site.ts'

export const people = pgTable(
  'people',
  {
    id: idColumn(),
    /** One field: not every culture splits names into first and last. */
    name: text('name').notNull(),
    calledName: text('called_name').notNull(),
    email: text('email').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash'),
    country: countryCode('country'),
    city: text('city'),
    timeZone: text('time_zone'),
    locale: text('locale').notNull().default('en'),
    theme: text('theme', { enum: themes }).notNull().default('system'),
    density: text('density', { enum: densities }).notNull().default('comfortable'),
    timeFormat: text('time_format', { enum: timeFormats }).notNull().default('locale'),
    /** ISO 4217; until one is chosen, money is shown in its original currency. */
    currency: char('currency', { length: 3 }),
    onboardedAt: instant('onboarded_at'),
    /** Set by an operator; a suspended person is signed out everywhere and cannot sign in. */
    suspendedAt: instant('suspended_at'),
    /** When the account will be deleted, once its owner has asked for it. */
    deletionAt: instant('deletion_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // Unique among verified addresses only: signing up with a taken address must look like any other sign-up.
    uniqueIndex('people_verified_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('people_email').on(sql`lower(${table.email})`),
    index('people_country_search').on(table.country),
    // For substring search.
    index('people_name_search').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    lengthCheck('people_name_length', table.name, 1, MAX_NAME_LENGTH),
    lengthCheck('people_called_name_length', table.calledName, 1, MAX_NAME_LENGTH),
    lengthCheck('people_email_length', table.email, 3, MAX_EMAIL_LENGTH),
    lengthCheck('people_city_length', table.city, 1, MAX_CITY_LENGTH),
    check('people_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('people_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    oneOfCheck('people_theme', table.theme, themes),
    oneOfCheck('people_density', table.density, densities),
    oneOfCheck('people_time_format', table.timeFormat, timeFormats),
  ],
)

/** A foreign key to a person. Cascades by default: the row is deleted with the account. */
export const personRef = (name = 'person_id', onDelete: 'cascade' | 'set null' | 'no action' = 'cascade') =>
  uuid(name).references(() => people.id, { onDelete })

export const personRoles = pgTable(
  'person_roles',
  {
    personId: personRef().notNull(),
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
    personId: personRef().notNull(),
    userAgent: text('user_agent').notNull(),
    /** Truncated: enough to recognise the network, too little to locate the person. */
    ipPrefix: text('ip_prefix'),
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: createdAt(),
    /** When the person last proved who they are in this session; security changes require a fresh proof. */
    authenticatedAt: instant('authenticated_at').notNull(),
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
    personId: personRef().notNull(),
    secretHash: bytes('secret_hash').notNull(),
    name: text('name').notNull(),
    /** A sign-in from our own pages in token mode, or a token for scripts that acts as the person or as their company. */
    kind: text('kind', { enum: accessTokenKinds }).notNull(),
    scopes: text('scopes', { enum: [...accessTokenScopes, ...companyTokenScopes] })
      .array()
      .notNull(),
    /** The company a company token acts for. Without a foreign key: accounts come before companies. */
    companyId: uuid('company_id'),
    createdAt: createdAt(),
    authenticatedAt: instant('authenticated_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_person').on(table.personId),
    index('access_tokens_expiry').on(table.expiresAt),
    index('access_tokens_company').on(table.companyId),
    check('access_tokens_company_kind', sql`(${table.kind} = 'company') = (${table.companyId} is not null)`),
    oneOfCheck('access_tokens_kind', table.kind, accessTokenKinds),
  ],
)

/**
 * Emails that prove ownership of an address: a link and a six-digit code. At most one per kind, address, person and requester: a
 * new request replaces your own proof, never somebody else's. Only hashes are stored.
 */
export const mailedProofs = pgTable(
  'mailed_proofs',
  {
    id: idColumn(),
    kind: text('kind', { enum: mailedProofKinds }).notNull(),
    email: text('email').notNull(),
    /** Null when the address has no account: the row is written anyway, so that response times reveal nothing. */
    personId: personRef(),
    /** Browser or network of a requester who is not signed in. */
    askerHash: bytes('asker_hash'),
    /** Whether the owner has signed in with this browser before. */
    isAskerKnown: boolean('is_asker_known').notNull().default(false),
    secretHash: bytes('secret_hash').notNull(),
    codeHash: bytes('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Start of the hourly window in which emails to an address are counted. */
    hourStartedAt: instant('hour_started_at').notNull(),
    sentThisHour: integer('sent_this_hour').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    linkExpiresAt: instant('link_expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Extra data for this kind of proof: a new address, a path to continue to. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('mailed_proofs_email').on(sql`lower(${table.email})`, table.kind),
    uniqueIndex('mailed_proofs_secret').on(table.secretHash),
    index('mailed_proofs_person').on(table.personId),
    index('mailed_proofs_expiry').on(table.linkExpiresAt),
    oneOfCheck('mailed_proofs_kind', table.kind, mailedProofKinds),
    check('mailed_proofs_tries', sql`${table.triesLeft} >= 0`),
  ],
)

/** Security-relevant events of an account, shown to its owner. Deleted with the account, so it is not an append-only log. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    kind: text('kind', { enum: securityEventKinds }).notNull(),
    userAgent: text('user_agent').notNull(),
    ipPrefix: text('ip_prefix'),
    /** What the event is about, in the person's own words: the name of a passkey, the new address. */
    subject: text('subject'),
    createdAt: createdAt(),
  },
  (table) => [
    index('security_events_person').on(table.personId, table.id),
    oneOfCheck('security_events_kind', table.kind, securityEventKinds),
  ],
)
