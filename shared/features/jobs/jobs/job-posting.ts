// A job as a schema.org JobPosting, for search engines and other job boards. It says nothing that the job page does
// not.

import { inhabitedCountries } from '#shared/features/base/reference/country-list.ts'
import { majorUnits, type PayPeriod } from '#shared/kit/money.ts'
import { isReachable } from './fit/platform-reach.ts'
import { countriesOf } from './fit/regions.ts'
import type { JobFields } from './job-fields.contract.ts'
import { type Eligibility, type EmploymentType, isAtOffice, type JobPay, type Workplace } from './job-terms.ts'

/** An open, public job. */
export type PostedJob = {
  id: string
  /** The public page of the job. */
  url: string
  title: string
  /** Sanitised HTML of the full text. */
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
  /** False if people apply on another site. */
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

/** schema.org has no unit for a total per project. */
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
    ...(job.workplace === 'remote' &&
      job.eligibility.mode === 'allow' &&
      inhabitedAndReachable(listedCountries(job.eligibility))),
    // A remote job has no location; the company's address would be mistaken for one.
    ...(job.workplace !== 'remote' && { jobLocation: placesOf(job).map(placeOf) }),
    ...(job.eligibility.workAuthorization === 'must_hold' && {
      eligibilityToWorkRequirement: job.eligibility.evidence ?? 'The right to work where you live',
    }),
    ...(salary && { baseSalary: salary }),
  }
}

/** Everything the page says about the work, as HTML: many readers see nothing else. */
export function fullDescription(
  job: Pick<JobFields, 'description' | 'responsibilities' | 'requirements' | 'benefits'>,
): string {
  const lists = [job.responsibilities, job.requirements, job.benefits].filter((lines) => lines.length > 0)
  return [job.description, ...lists.map((lines) => `<ul>${lines.map(itemOf).join('')}</ul>`)].join('')
}

const itemOf = (text: string): string => `<li>${escapeHtml(text)}</li>`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The posting on the job page. Search engines require remote jobs to list every country people may live in, and assume
 * the company's country otherwise. For a job that does not say, no posting would be true.
 */
export function pagePosting(job: Omit<PostedJob, 'updatedAt'>) {
  const posting = jobPosting(job)
  if (isAtOffice(job.workplace)) return posting
  if (job.workplace === 'unknown') return placesOf(job).length === 0 ? null : posting
  const countries = countriesFor(job.eligibility)
  return countries.length === 0 ? null : { ...posting, ...inhabitedAndReachable(countries) }
}

const inhabitedAndReachable = (countries: readonly string[]) => ({
  applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
})

/** Empty if the job does not say. */
function countriesFor(eligibility: Eligibility): readonly string[] {
  const named = listedCountries(eligibility)
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

/** Includes the countries of a region in which nobody can be paid. */
const listedCountries = ({ countries, regions }: Eligibility): string[] =>
  [...new Set([...countries, ...regions.flatMap(countriesOf)])].filter(isReachable)

/** Without an office of its own, a job is at the company's. */
function placesOf({
  locations,
  workplace,
  company: { city, country },
}: Pick<PostedJob, 'locations' | 'workplace' | 'company'>) {
  const named = locations.filter((place) => place.country !== null)
  return named.length > 0 || !isAtOffice(workplace) ? named : [{ city, country }]
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
