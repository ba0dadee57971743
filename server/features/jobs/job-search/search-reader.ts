import { languageOfSkill } from '#server/features/base/reference/language-skills.service.ts'
import { yearlyFloor } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { readSearchFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Identity } from '#shared/access/identity.ts'
import { impliedSkills } from '#shared/features/base/reference/implied-skills.ts'
import { MAX_RANK } from '#shared/features/jobs/job-search/search-cursor.ts'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { ClaimedSkill } from '#shared/features/people/talents/talent-facts.ts'
import type { SearchReader } from './search-plan.ts'
import { skillLexemes } from './words/query-words.service.ts'

export type SearchingPerson = Pick<Identity, 'id' | 'country' | 'timeZone'>

/** The person who searches, reduced to what filters and ranks jobs for them. */
export async function readReader(db: Db, person: SearchingPerson): Promise<SearchReader> {
  const { skills, payFloor, hours, workCountries, seniority } = await readSearchFacts(db, person.id)
  const floor = payFloor && yearlyFloor(payFloor)
  return {
    ...fitPerson(person, { hours, workCountries }),
    skills: await skillLexemes(db, knownSkills(skills)),
    languages: languagesOf(skills, person.country),
    // People who are just starting match internships.
    seniority: seniority === 'starting' ? 'intern' : seniority,
    payFloor: floor && Math.min(floor, MAX_RANK),
  }
}

/** Without listed languages, we assume the main language of the country and English, which they are reading here. */
function languagesOf(claimed: readonly ClaimedSkill[], country: string | null): string[] {
  const listed = claimed.flatMap(({ slug }) => languageOfSkill.get(slug) ?? [])
  if (listed.length > 0) return listed.toSorted()
  const local = country === null ? [] : [new Intl.Locale(`und-${country}`).maximize().language.slice(0, 2)]
  return [...new Set(['en', ...local])].toSorted()
}

/** With implied skills, except for beginners, who do not have those yet. */
function knownSkills(claimed: readonly ClaimedSkill[]): string[] {
  const skills = claimed.filter(({ slug }) => !languageOfSkill.has(slug))
  return [
    ...new Set(skills.flatMap(({ slug, level }) => [slug, ...(level > 1 ? (impliedSkills.get(slug) ?? []) : [])])),
  ]
}

/** A guest: nothing is known about what suits them. */
export const guestReader: SearchReader = {
  country: null,
  subdivision: null,
  hours: null,
  permits: null,
  skills: [],
  languages: [],
  seniority: null,
  payFloor: null,
}
