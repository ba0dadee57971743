// The answers of each form as read-only rows, shown after submission and in the choice between two versions.

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type {
  BestWork,
  ComplianceForm,
  JoinForm,
  PreferenceForm,
} from '#shared/features/elite/elite/elite-forms.contract.ts'
import { taxFormFor } from '#shared/features/elite/elite/tax-form.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import styles from '../elite.module.css'
import { dayWords, engagementWords, legalFormWords, taxFormWords, trackWords } from '../elite-text.ts'

export type FormRow<V> = {
  /** Form fields that this row shows. */
  fields: readonly (keyof V)[]
  term: string
  value: ReactNode
}

export const words = (text: string): ReactNode =>
  text && (
    <bdi className={styles.sent} translate="no">
      {text}
    </bdi>
  )

export function useWorkRows() {
  const { t } = useLingui()
  return (work: BestWork) => [
    { term: t`Your role`, value: words(work.role) },
    { term: t`What was the problem?`, value: words(work.problem) },
    { term: t`What was the result?`, value: words(work.outcome) },
    { term: t`Link`, value: words(work.url) },
  ]
}

export function useJoinRows() {
  const { t, i18n } = useLingui()
  const workRows = useWorkRows()
  return (join: JoinForm): FormRow<JoinForm>[] => [
    { fields: ['headline'], term: t`Headline`, value: words(join.headline) },
    { fields: ['motivation'], term: t`Why do you want to join?`, value: words(join.motivation) },
    { fields: ['track'], term: t`Field`, value: join.track && i18n._(trackWords[join.track]) },
    { fields: ['years'], term: t`Years of experience`, value: join.years },
    { fields: ['english'], term: t`English level`, value: join.english?.toUpperCase() ?? '' },
    { fields: ['links'], term: t`Links`, value: words(join.links) },
    {
      fields: ['works'],
      term: t`Work you are proud of`,
      value: join.works.map((work, index) => (
        <DefinitionList key={index} items={[{ term: t`What was it?`, value: words(work.title) }, ...workRows(work)]} />
      )),
    },
  ]
}

export function usePreferenceRows() {
  const { t, i18n } = useLingui()
  const list = (labels: readonly string[]) => new Intl.ListFormat(i18n.locale).format(labels)
  return (preference: PreferenceForm): Record<'time' | 'terms', FormRow<PreferenceForm>[]> => {
    const { weeklyHours, startFrom, noticeDays, fromHour, toHour, maxShiftHours, rate, currency, ratePeriod } =
      preference
    return {
      time: [
        { fields: ['weeklyHours'], term: t`Hours a week`, value: weeklyHours },
        {
          fields: ['startFrom'],
          term: t`Available from`,
          value: startFrom && <MomentOf at={`${startFrom}T12:00:00.000Z`} format="date" />,
        },
        {
          fields: ['noticeDays'],
          term: t`Notice period`,
          value: <Plural value={noticeDays} one="# day" other="# days" />,
        },
        { fields: ['days'], term: t`Working days`, value: list(preference.days.map((day) => i18n._(dayWords[day]))) },
        {
          fields: ['fromHour', 'toHour'],
          term: t`Your day`,
          value: (
            <Trans>
              {fromHour}:00 to {toHour}:00 in your time zone
            </Trans>
          ),
        },
        {
          fields: ['maxShiftHours'],
          term: t`How many hours you can shift your schedule`,
          value: maxShiftHours,
        },
      ],
      terms: [
        {
          fields: ['rate', 'currency', 'ratePeriod'],
          term: t`Lowest rate`,
          value: rate && <Money amount={moneyFromMajor(rate, currency)} period={ratePeriod} format="full" />,
        },
        {
          fields: ['engagement'],
          term: t`Kinds of contract`,
          value: list(preference.engagement.map((kind) => i18n._(engagementWords[kind]))),
        },
        {
          fields: ['travelPercent'],
          term: t`Time you can spend travelling, in percent`,
          value: preference.travelPercent,
        },
        { fields: ['industriesToAvoid'], term: t`Industries to avoid`, value: words(preference.industriesToAvoid) },
        {
          fields: ['blockedCompanies'],
          term: t`Companies that should not see you`,
          value: words(preference.blockedCompanies),
        },
      ],
    }
  }
}

export function useComplianceRows() {
  const { t, i18n } = useLingui()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const nameOf = (wanted: string | null) => countries.find(({ code }) => code === wanted)?.name ?? ''
  const yesOrNo = (is: boolean) => (is ? t`Yes` : t`No`)
  return (compliance: ComplianceForm): Record<'contractor' | 'work', FormRow<ComplianceForm>[]> => {
    const { legalForm, taxResidence, isUsPerson, hasUsPayer } = compliance
    return {
      contractor: [
        { fields: ['legalForm'], term: t`You work as`, value: legalForm && i18n._(legalFormWords[legalForm]) },
        { fields: ['legalName'], term: t`Legal name`, value: words(compliance.legalName) },
        { fields: ['address'], term: t`Address`, value: words(compliance.address) },
        { fields: ['taxResidence'], term: t`Tax residence`, value: nameOf(taxResidence) },
        {
          fields: ['payoutCountry'],
          term: t`Country of your bank account`,
          value: nameOf(compliance.payoutCountry),
        },
        { fields: ['taxId'], term: t`Tax number`, value: words(compliance.taxId) },
        { fields: ['vatId'], term: t`VAT number`, value: words(compliance.vatId) },
        {
          fields: ['isUsPerson'],
          term: t`You are a citizen or resident of the United States`,
          value: yesOrNo(isUsPerson),
        },
        {
          fields: ['hasUsPayer'],
          term: t`You want to work for clients in the United States`,
          value: yesOrNo(hasUsPayer),
        },
        {
          fields: [],
          term: t`Tax form`,
          value:
            legalForm &&
            taxResidence &&
            i18n._(taxFormWords[taxFormFor({ legalForm, taxResidence, isUsPerson, hasUsPayer })]),
        },
      ],
      work: [
        {
          fields: ['worksAlone'],
          term: t`You decide how and when you do the work`,
          value: yesOrNo(compliance.worksAlone),
        },
        { fields: ['usesOwnTools'], term: t`You use your own equipment`, value: yesOrNo(compliance.usesOwnTools) },
        {
          fields: ['hasOtherClients'],
          term: t`You work for several clients, or want to`,
          value: yesOrNo(compliance.hasOtherClients),
        },
        { fields: ['conflicts'], term: t`Conflicts of interest`, value: words(compliance.conflicts) },
        { fields: ['insurance'], term: t`Professional insurance`, value: words(compliance.insurance) },
      ],
    }
  }
}
