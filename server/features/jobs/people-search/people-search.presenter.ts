import type { I18n } from '@lingui/core'
import { findSkill } from '#server/features/base/reference/reference.service.ts'
import { shippedRates, yearlyFloor } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { type FitTime, fitOf } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { FitJob, FitPerson } from '#shared/features/jobs/jobs/fit/fit-sides.ts'
import { overlapAhead } from '#shared/features/jobs/jobs/fit/overlap.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import { yearlyEuros } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { FoundPerson } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { PAY_STEP } from '#shared/features/jobs/people-search/people-search-limits.ts'
import type { WorkDay } from '#shared/kit/day-band.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { PersonRow, SharedDay } from './people-search.queries.ts'
import { fitTexts } from './person-fit-text.ts'

export type JobSide = {
  fit: FitJob
  pay: JobPay | null
  mustHaves: readonly { skillId: string; minLevel: number }[]
}

type Shown = {
  i18n: I18n
  time: FitTime
  /** The hours to compare with: the job's or the company's. */
  day: WorkDay
  job: JobSide | null
  invitedTo: ReadonlyMap<Id, Id[]>
}

export function presentPerson(row: PersonRow, { i18n, time, day, job, invitedTo }: Shown): FoundPerson {
  const { id, name, headline, seniority, country, city, timeZone, availability, listIds } = row
  const person = personOf(row)
  const overlap = person.hours && overlapAhead(person.hours, day, time.now)
  return {
    id,
    name,
    headline,
    seniority,
    country,
    city,
    timeZone,
    availability,
    skills: row.skills.map(({ slug, level }) => ({ slug, level, name: findSkill(slug)?.name ?? slug })),
    overlapMinutes: overlap && Math.round(overlap.worstMinutes),
    fit: job && presentFit(row, job, { i18n, time }),
    invitedTo: invitedTo.get(id) ?? [],
    listIds,
  }
}

function presentFit(row: PersonRow, job: JobSide, { i18n, time }: Pick<Shown, 'i18n' | 'time'>): FoundPerson['fit'] {
  const { verdict, reasons } = fitOf(personOf(row), job.fit, time)
  const { mustHaves } = job
  const met = mustHaves.filter(({ skillId, minLevel }) =>
    row.skills.some(({ slug, level }) => slug === skillId && level >= minLevel),
  ).length
  return {
    verdict,
    reasons: fitTexts(i18n, reasons),
    mustHaves: mustHaves.length === 0 ? null : { met, total: mustHaves.length },
    paysEnough: paysEnough(row, job.pay),
  }
}

/** Excludes the right to work, which only the person can see. */
const personOf = (row: { country?: string } & SharedDayOrNone): FitPerson =>
  fitPerson({ country: row.country ?? null, timeZone: row.timeZone }, { hours: windowOf(row), workCountries: null })

type SharedDayOrNone = Omit<SharedDay, 'timeZone'> & { timeZone: string | null }

const windowOf = ({ workFrom, workTo }: Pick<SharedDay, 'workFrom' | 'workTo'>) =>
  workFrom === null || workTo === null ? null : { from: workFrom, to: workTo }

export function sharedMinutes(row: SharedDay, day: WorkDay, time: FitTime): number {
  const { hours } = personOf(row)
  return hours ? overlapAhead(hours, day, time.now).worstMinutes : 0
}

/** Also null within one search step: otherwise editing a draft's pay would reveal the exact amount. */
function paysEnough(
  { floorAmount: amount, floorCurrency: currency, floorPeriod: period }: PersonRow,
  pay: JobPay | null,
): boolean | null {
  const top = yearlyEuros(pay, shippedRates)
  if (top === null || amount === null || currency === null || period === null) return null
  const floor = yearlyFloor({ amount, currency, period })
  if (floor === null) return null
  const step = Math.floor(top / PAY_STEP) * PAY_STEP
  if (floor <= step) return true
  return floor > step + PAY_STEP ? false : null
}
