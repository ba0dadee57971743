// Reads single sentences, and shows what was read in one line.

import type { StatedWorkplace } from '#shared/features/jobs/jobs/job-terms.ts'
import { readEligibility } from './read-eligibility.ts'

export const read = (text: {
  sentence?: string
  location?: string
  title?: string
  isRemote?: boolean
  workplace?: StatedWorkplace
}) =>
  readEligibility({
    locations: text.location === undefined ? [] : [text.location],
    workplace: text.workplace ?? (text.isRemote ? 'remote' : null),
    title: text.title ?? 'Engineer',
    sentences: text.sentence === undefined ? [] : [text.sentence],
  })

/** "allow US GB eu -US-CA must_hold": mode, countries, regions, excluded states, right to work. */
export const inShort = (eligibility: ReturnType<typeof read>) =>
  [
    eligibility.mode,
    ...eligibility.countries.toSorted(),
    ...eligibility.regions.toSorted(),
    ...eligibility.excludedSubdivisions.toSorted().map((code) => `-${code}`),
    ...(eligibility.workAuthorization ? [eligibility.workAuthorization] : []),
  ].join(' ')

export const readAll = (sentences: string[], locations: string[] = []) =>
  readEligibility({ locations, workplace: 'remote', title: 'Engineer', sentences })
