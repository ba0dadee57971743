import fc from 'fast-check'
import { verdicts } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import { languageLevels, seniorities } from '#shared/features/jobs/jobs/job-terms.ts'
import { seniorities as ownSeniorities } from '#shared/features/people/talents/talent-words.ts'
import { dismissReasons } from '../dismiss-reasons.ts'
import type { RankedJob, RankedPerson } from './ranking-sides.ts'

/** A job of a team in Norway that suits `aRankedPerson` in every respect, unless the test says otherwise. */
export const aRankedJob = (overrides: Partial<RankedJob> = {}): RankedJob => ({
  id: 'job',
  companyId: 'company',
  skills: [{ skillId: 'go', isRequired: true, minLevel: 3 }],
  roles: ['backend engineer'],
  seniority: 'senior',
  verdict: 'yes',
  pay: 80_000,
  languages: [{ language: 'en', level: 'B2' }],
  teamCountry: 'NO',
  ageDays: 0,
  ...overrides,
})

export const aRankedPerson = (overrides: Partial<RankedPerson> = {}): RankedPerson => ({
  skills: [{ skillId: 'go', level: 4 }],
  roles: ['backend engineer'],
  seniority: 'senior',
  payFloor: 50_000,
  languages: [{ language: 'en', level: 'C1' }],
  dismissals: [],
  ...overrides,
})

const skillId = fc.constantFrom('go', 'postgresql', 'sql', 'react', 'javascript', 'figma')
const level = fc.integer({ min: 1, max: 5 })
const pay = fc.option(fc.integer({ min: 1, max: 300_000 }))
const language = fc.record({
  language: fc.constantFrom('en', 'es', 'pt-BR'),
  level: fc.constantFrom(...languageLevels),
})
const roles = fc.uniqueArray(fc.constantFrom('backend engineer', 'nurse', 'accountant'), { maxLength: 2 })
const companyId = fc.constantFrom('a', 'b', 'c')
const teamCountry = fc.constantFrom('NO', 'KE', 'US')
const seniority = fc.constantFrom(...seniorities)
const onePerSkill = { selector: (skill: { skillId: string }) => skill.skillId, maxLength: 6 }

export const anyDismissal = fc.record({
  reason: fc.constantFrom(...dismissReasons),
  job: fc.record({ companyId, skillIds: fc.uniqueArray(skillId), seniority, pay, teamCountry }),
})

export const anyPerson: fc.Arbitrary<RankedPerson> = fc.record({
  skills: fc.uniqueArray(fc.record({ skillId, level }), onePerSkill),
  roles,
  seniority: fc.option(fc.constantFrom(...ownSeniorities)),
  payFloor: pay,
  languages: fc.uniqueArray(language, { selector: (one) => one.language }),
  dismissals: fc.array(anyDismissal, { maxLength: 4 }),
})

export const anyJob: fc.Arbitrary<RankedJob> = fc.record({
  id: fc.uuid(),
  companyId,
  skills: fc.uniqueArray(fc.record({ skillId, isRequired: fc.boolean(), minLevel: level }), onePerSkill),
  roles,
  seniority,
  verdict: fc.constantFrom(...verdicts),
  pay,
  languages: fc.uniqueArray(language, { selector: (one) => one.language, maxLength: 2 }),
  teamCountry,
  ageDays: fc.integer({ min: 0, max: 90 }),
})
