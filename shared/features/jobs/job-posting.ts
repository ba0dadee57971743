// A job as schema.org describes one: what search engines and other job boards read. It says nothing that the page of the job
// does not say.

import { majorUnits, type PayPeriod } from '../../kit/money.ts'
import { countriesOf } from './fit/regions.ts'
import type { Eligibility, EmploymentType, JobPay, Workplace } from './job-terms.ts'

/** An open job that everyone may see. */
export type PostedJob = {
  id: string
  /** The public page of the job. */
  url: string
  title: string
  /** Sanitised HTML. */
  description: string
  company: { name: string; url: string | null }
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
  const homes = applicantCountries(job)
  const places = job.locations.filter(({ city, country }) => city !== null || country !== null)
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
    ...(homes.length > 0 && { applicantLocationRequirements: homes.map((name) => ({ '@type': 'Country', name })) }),
    // A remote job has no place to go to; where the company sits would be read as one.
    ...(job.workplace !== 'remote' && places.length > 0 && { jobLocation: places.map(placeOf) }),
    ...(job.eligibility.workAuthorization === 'must_hold' && {
      eligibilityToWorkRequirement: job.eligibility.evidence ?? 'The right to work where you live',
    }),
    ...(salary && { baseSalary: salary }),
  }
}

/** Only a list can be said; "everywhere but there" and "not said" cannot, and are left out rather than guessed. */
function applicantCountries({ workplace, eligibility }: Pick<PostedJob, 'workplace' | 'eligibility'>): string[] {
  if (workplace !== 'remote' || eligibility.mode !== 'allow') return []
  return [...new Set([...eligibility.countries, ...eligibility.regions.flatMap(countriesOf)])]
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
