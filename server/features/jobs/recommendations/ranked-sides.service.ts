// Reduces a person and a job to what the ranking may use. Nothing else about either gets through here.

import { rolesNamedIn } from '#server/features/jobs/job-search/words/roles/named-roles.service.ts'
import { shippedRates, yearlyFloor } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { findMarkedTitles } from '#server/features/jobs/saved-jobs/job-marks.service.ts'
import { readSearchFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Verdict } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { yearlyEuros } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type {
  DismissedJob,
  RankedJob,
  RankedPerson,
} from '#shared/features/jobs/recommendations/ranking/ranking-sides.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { isLanguage, spokenLanguages } from './spoken-languages.ts'

export async function readRankedPerson(db: Db, personId: Id): Promise<Omit<RankedPerson, 'dismissals'>> {
  const [{ skills, seniority, payFloor, headline }, titles] = await Promise.all([
    readSearchFacts(db, personId),
    findMarkedTitles(db, personId),
  ])
  const claimed = skills.map(({ slug, level }) => ({ skillId: slug, level }))
  return {
    skills: claimed.filter((skill) => !isLanguage(skill)),
    roles: [...new Set([headline ?? '', ...titles].flatMap(rolesNamedIn))],
    seniority,
    payFloor: payFloor && yearlyFloor(payFloor),
    languages: spokenLanguages(claimed),
  }
}

export const rankedJob = (card: JobCard, verdict: Verdict, now: number): RankedJob => ({
  id: card.id,
  companyId: card.company.id,
  skills: card.skills.map(({ skillId, isRequired, minLevel }) => ({ skillId, isRequired, minLevel })),
  roles: rolesNamedIn(card.title),
  seniority: card.seniority,
  verdict,
  pay: yearlyEuros(card.pay, shippedRates),
  languages: card.languages,
  teamCountry: card.locations.find(({ country }) => country !== null)?.country ?? card.company.country,
  ageDays: card.publishedAt === null ? 0 : Math.max(0, Math.floor((now - Date.parse(card.publishedAt)) / DAY)),
})

export function dismissedJob(card: JobCard): DismissedJob {
  const { companyId, skills, seniority, pay, teamCountry } = rankedJob(card, 'unknown', 0)
  return { companyId, skillIds: skills.map(({ skillId }) => skillId), seniority, pay, teamCountry }
}
