import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  MAX_BENEFITS,
  MAX_LETTER,
  MAX_OFFER_LINE,
  MAX_OFFER_TITLE,
  type OfferPayPeriod,
  offerPayPeriods,
} from '#shared/features/hiring/offers/offer-limits.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { employmentTypes, engagements, MAX_HOURS_PER_WEEK } from '#shared/features/jobs/jobs/job-terms.ts'
import { currencyExponent, majorUnits, moneyFromMajor } from '#shared/kit/money.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../offers.module.css'
import { useOfferTermText } from '../texts/offer-term-text.ts'
import { EquityFields } from './equity-fields.tsx'

type TermsFieldsProps = { terms: OfferTerms; change: (part: Partial<OfferTerms>) => void }

/** Everything an offer says, in the order in which it is signed. */
export function TermsFields({ terms, change }: TermsFieldsProps) {
  return (
    <>
      <RoleFields terms={terms} change={change} />
      <PayFields terms={terms} change={change} />
      <TimeFields terms={terms} change={change} />
      <ExtraFields terms={terms} change={change} />
      <LetterField terms={terms} change={change} />
    </>
  )
}

function RoleFields({ terms, change }: TermsFieldsProps) {
  const { labels } = useOfferTermText()
  const { nameEmployment, nameEngagement } = useTermText()
  return (
    <Card title={<Trans>Role and contract</Trans>}>
      <div className={styles.fields}>
        <TextField
          name="terms.title"
          label={labels.title}
          maxLength={MAX_OFFER_TITLE}
          value={terms.title}
          onChange={(title) => change({ title })}
        />
        <FieldPair>
          <Select
            label={labels.employmentType}
            choices={employmentTypes.map((id) => ({ id, label: nameEmployment(id) }))}
            value={terms.employmentType}
            onChange={(key) =>
              change({ employmentType: employmentTypes.find((one) => one === key) ?? terms.employmentType })
            }
          />
          <Select
            label={labels.engagement}
            choices={engagements.map((id) => ({ id, label: nameEngagement(id) }))}
            value={terms.engagement}
            onChange={(key) => change({ engagement: engagements.find((one) => one === key) ?? terms.engagement })}
          />
        </FieldPair>
      </div>
    </Card>
  )
}

function PayFields({ terms, change }: TermsFieldsProps) {
  const { t } = useLingui()
  const { labels } = useOfferTermText()
  const { data: money } = useQuery(ratesQuery)
  const { currency, amount, signOn } = terms
  const currencies = [...new Set([currency, 'EUR', ...Object.keys(money?.rates ?? {})])].toSorted()
  const periods: Record<OfferPayPeriod, string> = {
    hour: t`an hour`,
    day: t`a day`,
    week: t`a week`,
    month: t`a month`,
    year: t`a year`,
  }
  const formatOptions = { maximumFractionDigits: currencyExponent(currency) }
  const shown = (minor: number | null) => (minor ? majorUnits({ amount: minor, currency }) : Number.NaN)
  const typed = (major: number) => (Number.isNaN(major) ? 0 : moneyFromMajor(major, currency).amount)
  const inCurrency = (minor: number, code: string) =>
    moneyFromMajor(majorUnits({ amount: minor, currency }), code).amount
  return (
    <Card title={<Trans>Pay</Trans>}>
      <div className={styles.fields}>
        <FieldPair>
          <NumberField
            name="terms.amount"
            label={labels.amount}
            minValue={0}
            formatOptions={formatOptions}
            value={shown(amount)}
            onChange={(major) => change({ amount: typed(major) })}
          />
          <Select
            label={labels.currency}
            translate="no"
            choices={currencies.map((id) => ({ id, label: id }))}
            value={currency}
            onChange={(key) =>
              change({
                currency: String(key),
                amount: inCurrency(amount, String(key)),
                signOn: signOn && inCurrency(signOn, String(key)),
              })
            }
          />
        </FieldPair>
        <FieldPair>
          <Select
            label={labels.period}
            choices={offerPayPeriods.map((id) => ({ id, label: periods[id] }))}
            value={terms.period}
            onChange={(key) => change({ period: offerPayPeriods.find((one) => one === key) ?? terms.period })}
          />
          <NumberField
            name="terms.signOn"
            label={labels.signOn}
            isOptional
            minValue={0}
            formatOptions={formatOptions}
            value={shown(signOn)}
            onChange={(major) => change({ signOn: typed(major) || null })}
          />
        </FieldPair>
        <TextField
          name="terms.bonus"
          label={labels.bonus}
          isOptional
          maxLength={MAX_OFFER_LINE}
          value={terms.bonus}
          onChange={(bonus) => change({ bonus })}
        />
        <EquityFields equity={terms.equity} onChange={(equity) => change({ equity })} />
      </div>
    </Card>
  )
}

function TimeFields({ terms, change }: TermsFieldsProps) {
  const { t } = useLingui()
  const { labels } = useOfferTermText()
  const days = (name: 'leaveDays' | 'trialDays' | 'noticeDays') => ({
    name: `terms.${name}`,
    label: t`${labels[name]} (days)`,
    minValue: 0,
    maxValue: 365,
    value: terms[name],
    onChange: (value: number) => change({ [name]: Number.isNaN(value) ? 0 : value }),
  })
  return (
    <Card title={<Trans>Time</Trans>}>
      <div className={styles.fields}>
        <FieldPair>
          <TextField
            name="terms.startOn"
            type="date"
            label={labels.startOn}
            value={terms.startOn}
            onChange={(startOn) => change({ startOn })}
          />
          <TextField
            name="terms.endOn"
            type="date"
            label={labels.endOn}
            isOptional
            value={terms.endOn ?? ''}
            onChange={(endOn) => change({ endOn: endOn === '' ? null : endOn })}
          />
        </FieldPair>
        <FieldPair>
          <NumberField
            name="terms.hoursPerWeek"
            label={t`Hours a week`}
            minValue={1}
            maxValue={MAX_HOURS_PER_WEEK}
            value={terms.hoursPerWeek}
            onChange={(hoursPerWeek) => change({ hoursPerWeek })}
          />
          <NumberField {...days('leaveDays')} />
        </FieldPair>
        <FieldPair>
          <NumberField {...days('trialDays')} />
          <NumberField {...days('noticeDays')} />
        </FieldPair>
      </div>
    </Card>
  )
}

function ExtraFields({ terms, change }: TermsFieldsProps) {
  const { t } = useLingui()
  const { labels } = useOfferTermText()
  const line = (name: 'equipment' | 'workRule') => ({
    name: `terms.${name}`,
    label: labels[name],
    isOptional: true,
    maxLength: MAX_OFFER_LINE,
    value: terms[name],
    onChange: (text: string) => change({ [name]: text }),
  })
  return (
    <Card title={<Trans>Also part of the offer</Trans>}>
      <div className={styles.fields}>
        <TextArea
          name="terms.benefits"
          label={labels.benefits}
          help={t`One per line, at most ${MAX_BENEFITS}`}
          isOptional
          rows={3}
          value={terms.benefits.join('\n')}
          onChange={(text) => change({ benefits: text === '' ? [] : text.split('\n') })}
        />
        <TextField {...line('equipment')} />
        <TextField {...line('workRule')} />
      </div>
    </Card>
  )
}

function LetterField({ terms, change }: TermsFieldsProps) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>Letter and clauses</Trans>}>
      <TextArea
        name="terms.letter"
        label={t`What the candidate signs, besides the terms above`}
        rows={12}
        countTo={MAX_LETTER}
        value={terms.letter}
        onChange={(letter) => change({ letter })}
      />
    </Card>
  )
}
