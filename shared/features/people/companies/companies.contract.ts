import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { isTimeZone, MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { companySizes, industries, memberRoles } from './company-facts.ts'
import {
  MAX_CITY_LENGTH,
  MAX_COMPANY_ABOUT,
  MAX_COMPANY_NAME,
  MAX_STATUS_REASON,
  MAX_URL_LENGTH,
  MIN_COMPANY_NAME,
} from './company-limits.ts'
import { companyStatusEvents, companyStatuses } from './company-status.ts'

const MAX_SEARCH_LENGTH = 100

/** More than there are countries: the schema limits the size, the list of codes the rest. */
const MAX_HIRING_COUNTRIES = 250

const uniqueSorted = (codes: readonly string[]): string[] => [...new Set(codes)].toSorted()

const timeZone = z.string().refine(isTimeZone, {
  params: /* i18n */ { id: 'validation.time_zone', message: 'Choose a time zone from the list.' },
})

/** Minutes after midnight in the company's time zone; `to` before `from` means the hours run past midnight. */
const workWindow = z
  .object({
    from: z
      .int()
      .min(0)
      .max(MINUTES_PER_DAY - 1),
    to: z.int().min(1).max(MINUTES_PER_DAY),
  })
  .meta({ id: 'WorkWindow' })

const countries = z.array(countryCode).max(MAX_HIRING_COUNTRIES).transform(uniqueSorted)

/** How the company employs people, and where. */
const hiring = z
  .object({
    /** It has a legal entity there. */
    entityCountries: countries,
    /** It hires through a partner of record there. */
    partnerCountries: countries,
    takesContractors: z.boolean(),
    /** Empty means anywhere. */
    contractorCountries: countries,
  })
  .meta({ id: 'CompanyHiring' })
export type CompanyHiring = z.output<typeof hiring>

const noHiring: CompanyHiring = {
  entityCountries: [],
  partnerCountries: [],
  takesContractors: false,
  contractorCountries: [],
}

export const newCompany = z.object({
  name: singleLine(MIN_COMPANY_NAME, MAX_COMPANY_NAME),
  country: countryCode,
  city: singleLine(1, MAX_CITY_LENGTH),
  timeZone,
  size: z.enum(companySizes),
  industry: z.enum(industries),
  about: z.string().trim().max(MAX_COMPANY_ABOUT).default(''),
  website: z
    .url({ protocol: /^https?$/ })
    .max(MAX_URL_LENGTH)
    .nullable()
    .default(null),
  workWindow: workWindow.default({ from: 9 * 60, to: 17 * 60 }),
  hiring: hiring.default(noHiring),
})
export type NewCompany = z.infer<typeof newCompany>

/** The name stays: people know the company by it, and it was checked. */
export const companyPage = newCompany.omit({ name: true }).extend({
  /** The version that was edited, so that nobody overwrites the changes of a colleague. */
  updatedAt: z.iso.datetime(),
})
export type CompanyPage = z.output<typeof companyPage>

const companyCard = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    country: countryCode,
    city: z.string(),
    timeZone: z.string(),
    size: z.enum(companySizes),
    industry: z.enum(industries),
    workWindow,
  })
  .meta({ id: 'CompanyCard' })
export type CompanyCard = z.infer<typeof companyCard>

const company = companyCard
  .extend({
    about: z.string(),
    website: z.string().nullable(),
    hiring,
    /** The domain the company has confirmed as its own. */
    domain: z.string().nullable(),
    status: z.enum(companyStatuses),
    updatedAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    /** The status changes this viewer may make now. */
    can: z.record(z.enum(companyStatusEvents), z.boolean()),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof company>

export const ownCompany = companyCard
  .extend({
    status: z.enum(companyStatuses),
    role: z.enum(memberRoles),
    /** What your role allows. */
    can: z.object({ editPage: z.boolean(), verify: z.boolean(), manageTeam: z.boolean() }),
  })
  .meta({ id: 'OwnCompany' })
export type OwnCompany = z.infer<typeof ownCompany>

const waitingCompany = companyCard
  .extend({
    website: z.string().nullable(),
    createdAt: z.iso.datetime(),
    checkRequestedAt: z.iso.datetime(),
    /** What the company wrote to help with the check. */
    checkNote: z.string().nullable(),
  })
  .meta({ id: 'WaitingCompany' })
export type WaitingCompany = z.infer<typeof waitingCompany>

const waitingQuery = pageQuery.extend({ cursor: id.optional() })
export type WaitingQuery = z.infer<typeof waitingQuery>

export const companyListQuery = pageQuery.extend({
  cursor: id.optional(),
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  country: countryCode.optional(),
})
export type CompanyListQuery = z.infer<typeof companyListQuery>

const statusChange = z.object({
  event: z.enum(companyStatusEvents),
  reason: z.string().trim().min(1).max(MAX_STATUS_REASON).optional(),
})
export type CompanyStatusChange = z.infer<typeof statusChange>

export const companies = {
  list: endpoint({
    method: 'GET',
    path: '/shared/api/companies',
    guard: 'open',
    summary: 'Verified companies by name; `search` matches part of the name, ignoring case and accents.',
    query: companyListQuery,
    response: pageOf(companyCard),
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/companies/:slug',
    guard: 'open',
    summary: 'One company. An unverified company is visible to its members and operators only.',
    params: z.object({ slug: z.string().max(MAX_COMPANY_NAME * 2) }),
    response: company,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/company/api/companies',
    guard: 'company',
    summary: 'The companies you are a member of, with your role in each.',
    response: z.array(ownCompany),
  }),
  current: endpoint({
    method: 'GET',
    path: '/company/api/current-company',
    guard: 'company',
    summary: 'The company you act for in this browser; null when you work for none.',
    response: z.object({ company: ownCompany.nullable() }),
  }),
  switch: endpoint({
    method: 'PUT',
    path: '/company/api/current-company',
    guard: 'company',
    summary: 'Chooses which of your companies you act for in this browser.',
    body: z.object({ companyId: id }),
    response: ownCompany,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/ops/api/companies/waiting',
    guard: 'operator',
    summary: 'Companies that have to be verified by an operator, in the order they registered.',
    query: waitingQuery,
    response: pageOf(waitingCompany),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/api/companies',
    guard: 'verified',
    summary: 'Registers a company. It starts unverified, and you become its owner.',
    body: newCompany,
    response: company,
    status: 201,
    creates: true,
  }),
  page: endpoint({
    method: 'GET',
    path: '/company/api/page',
    guard: 'company',
    summary: 'What the company you act for says about itself.',
    response: company,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/api/companies/:companyId',
    guard: 'company',
    summary: 'Changes what a company says about itself. A verified company keeps the domain of its website.',
    params: z.object({ companyId: id }),
    body: companyPage,
    response: company,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/company/api/companies/:companyId/members/:personId',
    guard: 'company',
    summary: 'Removes a member from a company, or leaves it; access ends immediately.',
    params: z.object({ companyId: id, personId: id }),
    response: nothing,
  }),
  changeStatus: endpoint({
    method: 'POST',
    path: '/ops/api/companies/:id/status',
    guard: 'operator',
    summary: 'Verifies, suspends or reinstates a company, or closes one that another operator suspended.',
    params: z.object({ id }),
    body: statusChange,
    response: company,
  }),
}
