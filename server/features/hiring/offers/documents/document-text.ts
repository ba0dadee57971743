// The words of the document, in the talent's language.

import type { I18n } from '@lingui/core'
import type { OfferEvent } from '#shared/features/hiring/offers/offer-status.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import type { TermName } from '#shared/features/hiring/offers/offer-terms.ts'
import type { EmploymentType, Engagement } from '#shared/features/jobs/jobs/job-terms.ts'
import { formatMoney } from '#shared/kit/money.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'

/** What the certificate page says of each step. */
export function eventLabels(i18n: I18n): Record<OfferEvent, string> {
  return {
    submit: i18n._({ id: 'offers.pdf.submitted', message: 'Submitted for approval' }),
    return: i18n._({ id: 'offers.pdf.returned', message: 'Sent back for changes' }),
    approve: i18n._({ id: 'offers.pdf.approved', message: 'Approved' }),
    send: i18n._({ id: 'offers.pdf.sent', message: 'Sent to the candidate' }),
    view: i18n._({ id: 'offers.pdf.viewed', message: 'Opened by the candidate' }),
    counter: i18n._({ id: 'offers.pdf.countered', message: 'Changes requested' }),
    keep: i18n._({ id: 'offers.pdf.kept', message: 'Kept unchanged' }),
    revise: i18n._({ id: 'offers.pdf.revised', message: 'New version sent' }),
    accept: i18n._({ id: 'offers.pdf.accepted', message: 'Signed by the candidate' }),
    countersign: i18n._({ id: 'offers.pdf.countersigned', message: 'Signed by the company' }),
    complete: i18n._({ id: 'offers.pdf.completed', message: 'Completed' }),
    decline: i18n._({ id: 'offers.pdf.declined', message: 'Declined' }),
    expire: i18n._({ id: 'offers.pdf.expired', message: 'Expired' }),
    withdraw: i18n._({ id: 'offers.pdf.withdrawn', message: 'Withdrawn' }),
  }
}

export function termLabels(i18n: I18n): Record<TermName, string> {
  return {
    title: i18n._({ id: 'offers.pdf.title', message: 'Role' }),
    employmentType: i18n._({ id: 'offers.pdf.employment', message: 'Employment' }),
    engagement: i18n._({ id: 'offers.pdf.engagement', message: 'Contract' }),
    amount: i18n._({ id: 'offers.pdf.amount', message: 'Pay before tax' }),
    currency: i18n._({ id: 'offers.pdf.currency', message: 'Currency' }),
    period: i18n._({ id: 'offers.pdf.period', message: 'Period' }),
    hoursPerWeek: i18n._({ id: 'offers.pdf.hours', message: 'Hours a week' }),
    startOn: i18n._({ id: 'offers.pdf.start', message: 'Start' }),
    endOn: i18n._({ id: 'offers.pdf.end', message: 'End' }),
    leaveDays: i18n._({ id: 'offers.pdf.leave', message: 'Paid leave' }),
    trialDays: i18n._({ id: 'offers.pdf.trial', message: 'Trial period' }),
    noticeDays: i18n._({ id: 'offers.pdf.notice', message: 'Notice period' }),
    signOn: i18n._({ id: 'offers.pdf.sign_on', message: 'Sign-on bonus' }),
    bonus: i18n._({ id: 'offers.pdf.bonus', message: 'Bonus' }),
    equity: i18n._({ id: 'offers.pdf.equity', message: 'Equity' }),
    benefits: i18n._({ id: 'offers.pdf.benefits', message: 'Benefits' }),
    equipment: i18n._({ id: 'offers.pdf.equipment', message: 'Equipment' }),
    workRule: i18n._({ id: 'offers.pdf.work_rule', message: 'Where and when' }),
    law: i18n._({ id: 'offers.pdf.law', message: 'Governing law' }),
    letter: i18n._({ id: 'offers.pdf.letter', message: 'Letter' }),
  }
}

const employments = (i18n: I18n): Record<EmploymentType, string> => ({
  full_time: i18n._({ id: 'offers.pdf.full_time', message: 'Full-time' }),
  part_time: i18n._({ id: 'offers.pdf.part_time', message: 'Part-time' }),
  contract: i18n._({ id: 'offers.pdf.fixed_term', message: 'Fixed term' }),
  temporary: i18n._({ id: 'offers.pdf.temporary', message: 'Temporary' }),
  internship: i18n._({ id: 'offers.pdf.internship', message: 'Internship' }),
  freelance_project: i18n._({ id: 'offers.pdf.project', message: 'Project' }),
})

const engagements = (i18n: I18n): Record<Engagement, string> => ({
  employee_local: i18n._({ id: 'offers.pdf.employee', message: 'Employee of the company' }),
  employee_eor: i18n._({ id: 'offers.pdf.eor', message: 'Employee of an employer of record' }),
  contractor: i18n._({ id: 'offers.pdf.contractor', message: 'Contractor' }),
})

const perPeriod = (i18n: I18n, { amount, currency, period }: OfferTerms): string =>
  i18n._({
    id: 'offers.pdf.pay',
    message:
      '{period, select, hour {{money} per hour} day {{money} per day} week {{money} per week} month {{money} per month} other {{money} per year}}',
    values: { money: formatMoney({ amount, currency }, i18n.locale), period },
  })

const days = (i18n: I18n, count: number): string =>
  i18n._({
    id: 'offers.pdf.days',
    message: '{count, plural, =0 {None} one {# day} other {# days}}',
    values: { count },
  })

const equityText = (i18n: I18n, equity: NonNullable<OfferTerms['equity']>): string =>
  i18n._({
    id: 'offers.pdf.equity_text',
    message:
      '{kind, select, options {{units, number} stock options} shares {{units, number} shares} other {{units, number} restricted stock units}}, vesting over {vestMonths} months, cliff {cliffMonths} months',
    values: equity,
  })

const dayText = (i18n: I18n, day: string): string => formatFullDate(Date.parse(`${day}T00:00:00Z`), 'UTC', i18n.locale)

/** Empty if the offer says nothing about it. */
export function termText(i18n: I18n, name: TermName, terms: OfferTerms): string {
  switch (name) {
    case 'employmentType':
      return employments(i18n)[terms.employmentType]
    case 'engagement':
      return engagements(i18n)[terms.engagement]
    case 'amount':
      return perPeriod(i18n, terms)
    case 'hoursPerWeek':
      return i18n.number(terms.hoursPerWeek)
    case 'startOn':
      return dayText(i18n, terms.startOn)
    case 'endOn':
      return terms.endOn === null ? '' : dayText(i18n, terms.endOn)
    case 'leaveDays':
    case 'trialDays':
    case 'noticeDays':
      return days(i18n, terms[name])
    case 'signOn':
      return terms.signOn === null ? '' : formatMoney({ ...terms, amount: terms.signOn }, i18n.locale)
    case 'equity':
      return terms.equity === null ? '' : equityText(i18n, terms.equity)
    case 'benefits':
      return terms.benefits.join('\n')
    case 'law':
      return terms.law === null ? '' : (new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(terms.law) ?? '')
    case 'bonus':
    case 'currency':
    case 'equipment':
    case 'letter':
    case 'period':
    case 'title':
    case 'workRule':
      return terms[name]
  }
}
