// A job as schema.org describes one: what search engines and other job boards read. It says nothing that the page of the job
// does not say.

import { inhabitedCountries } from '#shared/features/base/reference/country-list.ts'
import { majorUnits, type PayPeriod } from '#shared/kit/money.ts'
import { isReachable } from './fit/platform-reach.ts'
import { countriesOf } from './fit/regions.ts'
import type { JobFields } from './job-fields.contract.ts'
import type { Eligibility, EmploymentType, JobPay, Workplace } from './job-terms.ts'

/** An open job that everyone may see. */
export type PostedJob = {
  id: string
  /** The public page of the job. */
  url: string
  title: string
  /** Sanitised HTML: the whole text. */
  description: string
  company: { name: string; url: string | null; city: string; country: string }
  employmentType: EmploymentType
  workplace: Workplace
  locations: readonly { city: string | null; country: string | null }[]
  eligibility: Eligibility
  pay: JobPay | null
  publishedAt: string
  updatedAt: string
  closesAt: string | null
  /** False when people apply on another site. */
  isAppliedToHere: boolean
}

const employmentTypes: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  freelance_project: 'CONTRACTOR',
}

/** A sum for a whole project has no unit there. */
const units: Record<PayPeriod, string | null> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
  once: null,
}

export function jobPosting(job: Omit<PostedJob, 'updatedAt'>) {
  const salary = baseSalary(job.pay)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    url: job.url,
    datePosted: job.publishedAt,
    ...(job.closesAt !== null && { validThrough: job.closesAt }),
    employmentType: employmentTypes[job.employmentType],
    directApply: job.isAppliedToHere,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.url !== null && { sameAs: job.company.url }),
    },
    ...(job.workplace === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
    ...(job.workplace === 'remote' && job.eligibility.mode === 'allow' && livingIn(namedBy(job.eligibility))),
    // A remote job has no place to go to; where the company sits would be read as one.
    ...(job.workplace !== 'remote' && { jobLocation: placesOf(job).map(placeOf) }),
    ...(job.eligibility.workAuthorization === 'must_hold' && {
      eligibilityToWorkRequirement: job.eligibility.evidence ?? 'The right to work where you live',
    }),
    ...(salary && { baseSalary: salary }),
  }
}

/** All that the page says of the work, as HTML: who reads only this must know as much. */
export function wholeDescription(
  job: Pick<JobFields, 'description' | 'responsibilities' | 'requirements' | 'benefits'>,
): string {
  const lists = [job.responsibilities, job.requirements, job.benefits].filter((lines) => lines.length > 0)
  return [job.description, ...lists.map((lines) => `<ul>${lines.map(itemOf).join('')}</ul>`)].join('')
}

const itemOf = (text: string): string => `<li>${escapeHtml(text)}</li>`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The job as it stands on its page. Search engines demand of remote work that it names each country people may live in, and
 * take the country of the company where it names none: of a job that does not say, nothing can be written that is true.
 */
export function pagePosting(job: Omit<PostedJob, 'updatedAt'>) {
  const posting = jobPosting(job)
  if (job.workplace !== 'remote') return posting
  const countries = countriesFor(job.eligibility)
  return countries.length === 0 ? null : { ...posting, ...livingIn(countries) }
}

const livingIn = (countries: readonly string[]) => ({
  applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
})

/** None when the job does not say. */
function countriesFor(eligibility: Eligibility): readonly string[] {
  const named = namedBy(eligibility)
  const reachable = inhabitedCountries.filter(isReachable)
  switch (eligibility.mode) {
    case 'worldwide':
      return reachable
    case 'allow':
      return named
    case 'deny':
      return reachable.filter((country) => !named.includes(country))
    case 'unknown':
      return []
  }
}

/** A region names its countries with those among them that nobody can be paid in. */
const namedBy = ({ countries, regions }: Eligibility): string[] =>
  [...new Set([...countries, ...regions.flatMap(countriesOf)])].filter(isReachable)

/** Whoever names no office means their own. */
function placesOf({ locations, company: { city, country } }: Pick<PostedJob, 'locations' | 'company'>) {
  const named = locations.filter((place) => place.country !== null)
  return named.length > 0 ? named : [{ city, country }]
}

const placeOf = ({ city, country }: PostedJob['locations'][number]) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(city !== null && { addressLocality: city }),
    ...(country !== null && { addressCountry: country }),
  },
})

function baseSalary(pay: JobPay | null) {
  const currency = (pay?.min ?? pay?.max)?.currency
  const unitText = pay && units[pay.period]
  if (!pay || !currency || !unitText) return null
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(pay.min && { minValue: majorUnits(pay.min) }),
      ...(pay.max && { maxValue: majorUnits(pay.max) }),
      unitText,
    },
  }
}
