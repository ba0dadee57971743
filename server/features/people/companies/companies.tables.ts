import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { countryCode, createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { companySizes, industries, memberRoles } from '#shared/features/people/companies/company-facts.ts'
import {
  MAX_CHECK_NOTE,
  MAX_CITY_LENGTH,
  MAX_COMPANY_ABOUT,
  MAX_COMPANY_NAME,
  MAX_URL_LENGTH,
  MIN_COMPANY_NAME,
} from '#shared/features/people/companies/company-limits.ts'
import {
  companyStatuses,
  isListedCompany,
  isUnverifiedCompany,
  isVerifiedCompany,
} from '#shared/features/people/companies/company-status.ts'

export const companies = pgTable(
  'companies',
  {
    id: idColumn(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** The name without case and accents. */
    searchName: text('search_name').notNull(),
    // Null only for companies that a job board has named: it does not say where they are, and nobody may guess it.
    country: countryCode('country'),
    city: text('city'),
    timeZone: text('time_zone'),
    size: text('size', { enum: companySizes }),
    industry: text('industry', { enum: industries }),
    about: text('about').notNull(),
    website: text('website'),
    /** Minutes after midnight in the company's time zone. */
    workFrom: smallint('work_from'),
    workTo: smallint('work_to'),
    entityCountries: text('entity_countries').array().notNull().default([]),
    partnerCountries: text('partner_countries').array().notNull().default([]),
    takesContractors: boolean('takes_contractors').notNull().default(false),
    /** Empty means anywhere. */
    contractorCountries: text('contractor_countries').array().notNull().default([]),
    /** Confirmed by email or DNS. */
    domain: text('domain'),
    /** When the company was put into the operators' queue. */
    checkRequestedAt: instant('check_requested_at'),
    checkNote: text('check_note'),
    status: text('status', { enum: companyStatuses }).notNull().default('unverified'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('companies_slug').on(table.slug),
    uniqueIndex('companies_domain').on(table.domain),
    // The public list pages through verified companies by folded name.
    index('companies_list').on(table.searchName, table.id).where(statusIn(table.status, isVerifiedCompany)),
    index('companies_list_by_country')
      .on(table.country, table.searchName, table.id)
      .where(statusIn(table.status, isVerifiedCompany)),
    index('companies_waiting').on(table.id).where(statusIn(table.status, isUnverifiedCompany)),
    index('companies_checks')
      .on(table.checkRequestedAt, table.id)
      .where(sql`${statusIn(table.status, isUnverifiedCompany)} and ${table.checkRequestedAt} is not null`),
    uniqueIndex('companies_listed').on(table.searchName).where(sql`${table.country} is null`),
    index('companies_search').using('gin', table.searchName.op('gin_trgm_ops')),
    lengthCheck('companies_name_length', table.name, MIN_COMPANY_NAME, MAX_COMPANY_NAME),
    lengthCheck('companies_about_length', table.about, 0, MAX_COMPANY_ABOUT),
    lengthCheck('companies_city_length', table.city, 1, MAX_CITY_LENGTH),
    lengthCheck('companies_website_length', table.website, 1, MAX_URL_LENGTH),
    lengthCheck('companies_check_note_length', table.checkNote, 1, MAX_CHECK_NOTE),
    check('companies_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'companies_complete',
      sql`${statusIn(table.status, isListedCompany)} or num_nulls(${table.country}, ${table.city}, ${table.timeZone},
        ${table.size}, ${table.industry}, ${table.workFrom}, ${table.workTo}) = 0`,
    ),
    check('companies_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('companies_work_window', sql`${table.workFrom} between 0 and 1439 and ${table.workTo} between 1 and 1440`),
    oneOfCheck('companies_size', table.size, companySizes),
    oneOfCheck('companies_industry', table.industry, industries),
    oneOfCheck('companies_status', table.status, companyStatuses),
  ],
)

export const companyMembers = pgTable(
  'company_members',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    index('company_members_person').on(table.personId),
    oneOfCheck('company_members_role', table.role, memberRoles),
  ],
)

export const companyEvents = statusEvents('company_events')
