import { findSkill } from '#server/features/base/reference/reference.service.ts'
import type { TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import type { TalentProfileRow } from './talents.queries.ts'

type TalentRows = {
  person: { country: string | null; city: string | null; timeZone: string | null }
  profile: TalentProfileRow | null
  workCountries: string[]
  skills: { skill: string; level: number }[]
  resume: { id: string; name: string; size: number; createdAt: Date } | null
}

export function presentTalentFacts({ person, profile, workCountries, skills, resume }: TalentRows): TalentFacts {
  return {
    place: presentPlace(person, workCountries),
    hours: presentHours(profile),
    payFloor: presentPayFloor(profile),
    work: presentWork(profile, skills),
    resume: resume && {
      id: resume.id,
      name: resume.name,
      size: resume.size,
      createdAt: resume.createdAt.toISOString(),
    },
  }
}

function presentPlace(
  { country, city, timeZone }: TalentRows['person'],
  workCountries: string[],
): TalentFacts['place'] {
  if (country === null || city === null || timeZone === null) return null
  return { country, city, timeZone, workCountries }
}

type HoursRow = Pick<TalentProfileRow, 'workFrom' | 'workTo'> | null

export function presentHours(profile: HoursRow): TalentFacts['hours'] {
  const { workFrom = null, workTo = null } = profile ?? {}
  return workFrom === null || workTo === null ? null : { from: workFrom, to: workTo }
}

type PayRow = Pick<TalentProfileRow, 'payFloorAmount' | 'payFloorCurrency' | 'payFloorPeriod'> | null

export function presentPayFloor(profile: PayRow): TalentFacts['payFloor'] {
  const {
    payFloorAmount: amount = null,
    payFloorCurrency: currency = null,
    payFloorPeriod: period = null,
  } = profile ?? {}
  return amount === null || currency === null || period === null ? null : { amount, currency, period }
}

function presentWork(profile: TalentRows['profile'], skills: TalentRows['skills']): TalentFacts['work'] {
  const { headline = null, seniority = null } = profile ?? {}
  if (headline === null || seniority === null) return null
  return {
    headline,
    seniority,
    // A skill that has left the catalogue is shown by its slug rather than dropped.
    skills: skills.map(({ skill, level }) => ({ slug: skill, name: findSkill(skill)?.name ?? skill, level })),
  }
}
