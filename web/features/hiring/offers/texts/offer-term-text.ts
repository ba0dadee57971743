// The terms of an offer in words. A term without a label does not compile.

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EquityKind } from '#shared/features/hiring/offers/offer-limits.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import type { TermName } from '#shared/features/hiring/offers/offer-terms.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { formatMoney } from '#shared/kit/money.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'
import { usePayPeriodText } from '#web/ui/money-period.ts'

/** Pay is one line, whatever part of it changed. */
export const payTerms: readonly TermName[] = ['amount', 'currency', 'period']

export function useOfferTermText() {
  const { t, i18n } = useLingui()
  const { nameEmployment, nameEngagement } = useTermText()
  const { describePeriod } = usePayPeriodText()

  const labels: Record<TermName, string> = {
    title: t`Role`,
    employmentType: t`Employment`,
    engagement: t`Contract`,
    amount: t`Pay before tax`,
    currency: t`Currency`,
    period: t`Period`,
    hoursPerWeek: t`Hours`,
    startOn: t`Start`,
    endOn: t`End`,
    leaveDays: t`Paid leave`,
    trialDays: t`Trial period`,
    noticeDays: t`Notice period`,
    signOn: t`Sign-on bonus`,
    bonus: t`Bonus`,
    equity: t`Equity`,
    benefits: t`Benefits`,
    equipment: t`Equipment`,
    workRule: t`Where and when`,
    law: t`Governing law`,
    letter: t`Letter`,
  }
  const equityKinds: Record<EquityKind, string> = {
    options: t`stock options`,
    shares: t`shares`,
    rsu: t`restricted stock units`,
  }

  const date = (day: string) => formatFullDate(Date.parse(`${day}T00:00:00Z`), 'UTC', i18n.locale)
  const days = (count: number) => (count === 0 ? t`None` : t`${plural(count, { one: '# day', other: '# days' })}`)

  function describeEquity(equity: NonNullable<OfferTerms['equity']>): string {
    const units = i18n.number(equity.units)
    const kind = equityKinds[equity.kind]
    const { vestMonths, cliffMonths } = equity
    if (vestMonths === 0) return t`${units} ${kind}, fully vested at grant`
    return t`${units} ${kind} vesting over ${vestMonths} months, with a cliff of ${cliffMonths} months`
  }

  /** Empty if the offer says nothing about it. */
  function describe(name: TermName, terms: OfferTerms): string {
    switch (name) {
      case 'employmentType':
        return nameEmployment(terms.employmentType)
      case 'engagement':
        return nameEngagement(terms.engagement)
      case 'amount':
        return `${formatMoney(terms, i18n.locale)} ${describePeriod(terms.period)}`
      case 'period':
        return describePeriod(terms.period)
      case 'hoursPerWeek': {
        const hours = i18n.number(terms.hoursPerWeek)
        return t`${hours} a week`
      }
      case 'startOn':
        return date(terms.startOn)
      case 'endOn':
        return terms.endOn === null ? '' : date(terms.endOn)
      case 'leaveDays':
      case 'trialDays':
      case 'noticeDays':
        return days(terms[name])
      case 'signOn':
        return terms.signOn === null ? '' : formatMoney({ ...terms, amount: terms.signOn }, i18n.locale)
      case 'equity':
        return terms.equity === null ? '' : describeEquity(terms.equity)
      case 'benefits':
        return terms.benefits.join('\n')
      case 'law':
        return terms.law === null ? '' : (displayNames(i18n.locale, { type: 'region' }).of(terms.law) ?? terms.law)
      case 'bonus':
      case 'currency':
      case 'equipment':
      case 'letter':
      case 'title':
      case 'workRule':
        return terms[name]
    }
  }
  return { labels, describe }
}
