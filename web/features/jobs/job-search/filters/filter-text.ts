// An active filter in words: for its chip, and for the button that removes it when nothing is found.

import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Region } from '#shared/features/base/reference/reference.contract.ts'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { EmploymentType, Engagement, Seniority, Workplace } from '#shared/features/jobs/jobs/job-terms.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { formatMoney, moneyFromMajor } from '#shared/kit/money.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'
import {
  type ChoiceName,
  choiceNames,
  choose,
  type FilterName,
  type SearchState,
  STATED,
  withoutFilter,
} from '../address/search-state.ts'

export type Names = Pick<JobSearchResult, 'companies' | 'skills'>
export type AppliedFilter = { key: string; label: string; without: SearchState }

const regions: Record<Region, MessageDescriptor> = {
  africa: msg`Africa`,
  americas: msg`Americas`,
  antarctica: msg`Antarctica`,
  asia: msg`Asia`,
  europe: msg`Europe`,
  oceania: msg`Oceania`,
}

export function useFilterText({ companies, skills }: Names) {
  const { t, i18n } = useLingui()
  const { nameCountry, countryInText, nameLanguage } = usePlaceText()
  const { nameSeniority, nameEmployment, nameEngagement, nameWorkplace } = useTermText()
  // The URL parser restricts values to the closed lists (search-state.ts).
  const speakers: Record<ChoiceName, (value: string) => string> = {
    workplace: (value) => nameWorkplace(value as Workplace),
    contract: (value) => nameEmployment(value as EmploymentType),
    engagement: (value) => nameEngagement(value as Engagement),
    level: (value) => nameSeniority(value as Seniority),
    region: (value) => i18n._(regions[value as Region]),
    country: nameCountry,
    visa: () => t`Visa sponsorship`,
    language: nameLanguage,
    skill: (slug) => skills?.find((skill) => skill.slug === slug)?.name ?? slug,
    company: (id) => companies?.find((company) => company.id === id)?.name ?? t`Company`,
  }

  /** 'From KES 500k', per month. */
  const describePay = (yearly: number, currency: string | null): string => {
    if (yearly === STATED) return t`Pay stated`
    const amount = formatMoney(moneyFromMajor(Math.round(yearly / 12), currency ?? 'EUR'), i18n.locale, 'compact')
    return t`From ${amount}`
  }
  const describeOverlap = (hours: number): string => t`${plural(hours, { one: '# h overlap', other: '# h overlap' })}`
  const describePosted = (days: number): string =>
    days === 1 ? t`Last 24 hours` : t`${plural(days, { one: 'Last # day', other: 'Last # days' })}`

  const bounds = (state: SearchState): [FilterName, string | null][] => {
    const country = state.openTo && countryInText(state.openTo)
    return [
      ['openTo', country && t`Open to ${country}`],
      ['overlap', state.overlap === null ? null : describeOverlap(state.overlap)],
      ['pay', state.pay === null ? null : describePay(state.pay, state.currency)],
      ['posted', state.posted === null ? null : describePosted(state.posted)],
    ]
  }

  /** Every active filter, in the order of the panel. */
  const listApplied = (state: SearchState): AppliedFilter[] => [
    ...bounds(state).flatMap(([name, label]) =>
      label ? [{ key: name, label, without: withoutFilter(state, name) }] : [],
    ),
    ...choiceNames.flatMap((name) =>
      state.choices[name].map((value) => ({
        key: `${name} ${value}`,
        label: speakers[name](value),
        without: choose(
          state,
          name,
          state.choices[name].filter((one) => one !== value),
        ),
      })),
    ),
  ]

  /** One filter with all its values: 'Senior, Lead'. */
  const describeFilter = (state: SearchState, name: FilterName): string => {
    if (name === 'text') return state.text
    const bound = bounds(state).find(([one]) => one === name)?.[1]
    if (bound) return bound
    const choice = choiceNames.find((one) => one === name)
    return choice
      ? listFormat(i18n.locale, { type: 'disjunction' }).format(state.choices[choice].map(speakers[choice]))
      : ''
  }
  return {
    nameValue: (name: ChoiceName, value: string) => speakers[name](value),
    listApplied,
    describeFilter,
    describePay,
    describeOverlap,
    describePosted,
  }
}
