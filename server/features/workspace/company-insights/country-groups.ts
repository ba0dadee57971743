// Which figures by country a company sees.

import type { CountryFigures } from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import { MIN_COMPARED, ROUNDED_TO } from '#shared/features/workspace/company-insights/insight-periods.ts'
import type { CountryCount } from './company-insights.queries.ts'

/**
 * Countries with too few applicants are counted together. If all of them together are still too few, subtracting the countries shown
 * from the total would reveal them, so the smallest of those joins them. Rounded, so that comparing two periods does not reveal what
 * happened to one person. `counts` begins with the largest country.
 */
export function groupCountries(counts: readonly CountryCount[]): CountryFigures[] {
  const isShown = ({ country, applied }: CountryCount) => country !== null && applied >= MIN_COMPARED
  const named = counts.filter(isShown)
  const others = counts.filter((count) => !isShown(count))
  const isTooSmall = others.length > 0 && sum(others, 'applied') < MIN_COMPARED
  const joining = isTooSmall ? named.splice(-1) : []
  // One group that contains everybody compares nothing.
  if (named.length === 0) return []
  const rest = [...joining, ...others]
  const other = { country: null, applied: sum(rest, 'applied'), advanced: sum(rest, 'advanced') }
  return [...named, ...(rest.length > 0 ? [other] : [])].map(({ country, applied, advanced }) => ({
    country,
    applied: rounded(applied),
    advanced: rounded(advanced),
  }))
}

const sum = (counts: readonly CountryCount[], figure: 'applied' | 'advanced'): number =>
  counts.reduce((total, count) => total + count[figure], 0)

const rounded = (count: number): number => Math.round(count / ROUNDED_TO) * ROUNDED_TO
