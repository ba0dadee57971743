// Queries with what the person wants, and how well a posting meets it. A grade follows from the facts of a posting alone, so it is
// decided before any search has run.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { skillsNamedIn } from '#server/features/base/reference/skill-phrases.service.ts'
import { convertToEuros } from '#server/features/jobs/jobs/pay-rates.service.ts'
import type { SearchedPosting } from './documents.ts'

/** Rules are tuned on one half; the other is only ever measured. */
export type Half = 'open' | 'apart'
export type Query = { text: string; half: Half; wants: ReadonlyMap<string, readonly string[]> }

const halfOf = (text: string): Half =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'apart'

export const readQueries = (): Query[] =>
  readFileSync(path.join(import.meta.dirname, 'queries.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', wants = ''] = line.split(' | ')
      const pairs = wants.split(/ (?=[a-zA-Z]+:)/).map((one): [string, string[]] => {
        const [name = '', values = ''] = one.split(/:(.*)/s)
        return [name, values.trim().split(',')]
      })
      return { text, half: halfOf(text), wants: new Map(pairs) }
    })

/** From 0 (no match) to 1 (full match). */
type Met = (posting: SearchedPosting, wanted: readonly string[]) => number

const isOpenTo = ({ openTo }: SearchedPosting, country: string): boolean =>
  openTo === 'worldwide' || openTo.includes(country)

const share = (wanted: readonly string[], met: (one: string) => number): number =>
  wanted.reduce((sum, one) => sum + met(one), 0) / wanted.length

const conditions: Record<string, Met> = {
  city: ({ place }, wanted) => (wanted.includes(place.city) ? 1 : 0),
  country: (posting, wanted) =>
    wanted.includes(posting.place.country) ? 1 : wanted.some((one) => isOpenTo(posting, one)) ? 0.5 : 0,
  openTo: (posting, [place = '']) =>
    place === 'worldwide' ? Number(posting.openTo === 'worldwide') : Number(isOpenTo(posting, place)),
  workplace: ({ workplace }, wanted) => Number(wanted.includes(workplace)),
  level: ({ level }, wanted) => Number(wanted.includes(level)),
  contract: ({ contract }, wanted) => Number(wanted.includes(contract)),
  pay: ({ pay, place }, [least]) =>
    pay && (convertToEuros(pay.max, place.currency) ?? 0) >= Number(least) ? 1 : pay ? 0 : 0.3,
  skill: ({ skills, optionalSkills, title }, wanted) =>
    share(wanted, (one) =>
      skills.includes(one) || skillsNamedIn(title).includes(one) ? 1 : optionalSkills.includes(one) ? 0.6 : 0,
    ),
}

/** What the work is about outweighs where and how it is done: the wrong profession in the right city is no use to anyone. */
function coreOf(posting: SearchedPosting, wants: Query['wants']): number | null {
  const [roles, near, company] = [wants.get('role'), wants.get('near'), wants.get('company')]
  const ofRole = roles && (roles.includes(posting.role) ? 1 : near?.includes(posting.role) ? 0.4 : 0)
  const ofCompany = company && Number(company.includes(posting.company))
  if (ofRole !== undefined && ofCompany !== undefined) return (ofRole + ofCompany) / 2
  if (ofRole !== undefined) return ofRole
  if (ofCompany !== undefined) return ofCompany
  const skills = wants.get('skill')
  return skills ? (conditions['skill']?.(posting, skills) ?? 0) : null
}

/** 3: what was asked for; 2: nearly; 1: worth a look; 0: not. */
export function gradeOf(posting: SearchedPosting, { wants }: Query): 0 | 1 | 2 | 3 {
  const core = coreOf(posting, wants)
  const isSkillCore = !wants.has('role') && !wants.has('company')
  const rest = [...wants].filter(([name]) => name in conditions && !(isSkillCore && name === 'skill'))
  const met =
    rest.length === 0
      ? 1
      : share(
          rest.map(([name]) => name),
          (name) => conditions[name]?.(posting, wants.get(name) ?? []) ?? 0,
        )
  const whole = core === null ? met : core * (0.4 + 0.6 * met)
  if (whole >= 0.95) return 3
  if (whole >= 0.6) return 2
  return whole >= 0.3 && (core !== null || rest.length > 1 || met >= 0.5) ? 1 : 0
}
