// What an offer says, as plain values, and what changed between two versions of it.

import type { Money } from '#shared/kit/money.ts'
import type { OfferTerms } from './offer-terms.contract.ts'

export type TermName = keyof OfferTerms

/** In the order in which they are shown and signed. */
export const termNames = [
  'title',
  'employmentType',
  'engagement',
  'amount',
  'currency',
  'period',
  'hoursPerWeek',
  'startOn',
  'endOn',
  'leaveDays',
  'trialDays',
  'noticeDays',
  'signOn',
  'bonus',
  'equity',
  'benefits',
  'equipment',
  'workRule',
  'law',
  'letter',
] as const satisfies readonly TermName[]

/** Independent of the order of keys, so that the same terms always have the same hash. */
export const canonicalTerms = (terms: OfferTerms): string =>
  JSON.stringify(termNames.map((name) => [name, sorted(terms[name])]))

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : value

export const changedTerms = (before: OfferTerms, after: OfferTerms): TermName[] =>
  termNames.filter((name) => JSON.stringify(sorted(before[name])) !== JSON.stringify(sorted(after[name])))

export const payOf = ({ amount, currency }: Pick<OfferTerms, 'amount' | 'currency'>): Money => ({ amount, currency })

const fold = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.’'-]+/gu, ' ')
    .trim()

/** Spaces, case and punctuation do not matter; diacritics do. */
export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other)
