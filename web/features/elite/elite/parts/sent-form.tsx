// Forms that have been sent, to be read: nothing in them looks as if it could be changed.

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { taxFormFor } from '#shared/features/elite/elite/tax-form.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import styles from '../elite.module.css'
import { formsQuery } from '../elite-queries.ts'
import { dayWords, engagementWords, legalFormWords, taxFormWords, trackWords } from '../elite-text.ts'

type Rows = ComponentProps<typeof DefinitionList>['items']

/** Without what was left empty. */
function Answers({ title, rows }: { title: ReactNode; rows: Rows }) {
  return (
    <Card title={title}>
      <DefinitionList items={rows.filter(({ value }) => value !== '' && value !== null)} />
    </Card>
  )
}

const words = (text: string): ReactNode =>
  text && (
    <bdi className={styles.sent} translate="no">
      {text}
    </bdi>
  )

export function SentJoin() {
  const { t, i18n } = useLingui()
  const { join } = useSuspenseQuery(formsQuery()).data
  return (
    <>
      <Answers
        title={<Trans>About you</Trans>}
        rows={[
          { term: t`Headline`, value: words(join.headline) },
          { term: t`Why do you want to join?`, value: words(join.motivation) },
          { term: t`Field`, value: join.track && i18n._(trackWords[join.track]) },
          { term: t`Years of experience`, value: join.years },
          { term: t`English level`, value: join.english?.toUpperCase() ?? '' },
          { term: t`Links`, value: words(join.links) },
        ]}
      />
      {join.works.map((work, index) => (
        <Answers
          key={index}
          title={words(work.title)}
          rows={[
            { term: t`Your role`, value: words(work.role) },
            { term: t`What was the problem?`, value: words(work.problem) },
            { term: t`What was the result?`, value: words(work.outcome) },
            { term: t`Link`, value: words(work.url) },
          ]}
        />
      ))}
    </>
  )
}

export function SentPreference() {
  const { t, i18n } = useLingui()
  const { preference } = useSuspenseQuery(formsQuery()).data
  const { weeklyHours, startFrom, noticeDays, fromHour, toHour, maxShiftHours, rate, currency, ratePeriod } = preference
  const list = (labels: readonly string[]) => new Intl.ListFormat(i18n.locale).format(labels)
  return (
    <>
      <Answers
        title={<Trans>Time</Trans>}
        rows={[
          { term: t`Hours a week`, value: weeklyHours },
          { term: t`Available from`, value: startFrom && <MomentOf at={`${startFrom}T12:00:00.000Z`} format="date" /> },
          { term: t`Notice period`, value: <Plural value={noticeDays} one="# day" other="# days" /> },
          { term: t`Working days`, value: list(preference.days.map((day) => i18n._(dayWords[day]))) },
          {
            term: t`Your day`,
            value: (
              <Trans>
                {fromHour}:00 to {toHour}:00 in your time zone
              </Trans>
            ),
          },
          { term: t`How many hours you can shift your schedule`, value: maxShiftHours },
        ]}
      />
      <Answers
        title={<Trans>Rate and contract</Trans>}
        rows={[
          {
            term: t`Lowest rate`,
            value: rate && <Money amount={moneyFromMajor(rate, currency)} period={ratePeriod} format="full" />,
          },
          {
            term: t`Kinds of contract`,
            value: list(preference.engagement.map((kind) => i18n._(engagementWords[kind]))),
          },
          { term: t`Time you can spend travelling, in percent`, value: preference.travelPercent },
          { term: t`Industries to avoid`, value: words(preference.industriesToAvoid) },
          { term: t`Companies that should not see you`, value: words(preference.blockedCompanies) },
        ]}
      />
    </>
  )
}

export function SentCompliance() {
  const { t, i18n } = useLingui()
  const { compliance } = useSuspenseQuery(formsQuery()).data
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const { legalForm, taxResidence, isUsPerson, hasUsPayer } = compliance
  const nameOf = (wanted: string | null) => countries.find(({ code }) => code === wanted)?.name ?? ''
  const yesOrNo = (is: boolean) => (is ? t`Yes` : t`No`)
  return (
    <>
      <Answers
        title={<Trans>You as a contractor</Trans>}
        rows={[
          { term: t`You work as`, value: legalForm && i18n._(legalFormWords[legalForm]) },
          { term: t`Legal name`, value: words(compliance.legalName) },
          { term: t`Address`, value: words(compliance.address) },
          { term: t`Tax residence`, value: nameOf(taxResidence) },
          { term: t`Country of your bank account`, value: nameOf(compliance.payoutCountry) },
          { term: t`Tax number`, value: words(compliance.taxId) },
          { term: t`VAT number`, value: words(compliance.vatId) },
          {
            term: t`Tax form`,
            value:
              legalForm &&
              taxResidence &&
              i18n._(taxFormWords[taxFormFor({ legalForm, taxResidence, isUsPerson, hasUsPayer })]),
          },
        ]}
      />
      <Answers
        title={<Trans>How you work</Trans>}
        rows={[
          { term: t`You decide how and when you do the work`, value: yesOrNo(compliance.worksAlone) },
          { term: t`You use your own equipment`, value: yesOrNo(compliance.usesOwnTools) },
          { term: t`You work for several clients, or want to`, value: yesOrNo(compliance.hasOtherClients) },
          { term: t`Conflicts of interest`, value: words(compliance.conflicts) },
          { term: t`Professional insurance`, value: words(compliance.insurance) },
        ]}
      />
    </>
  )
}
