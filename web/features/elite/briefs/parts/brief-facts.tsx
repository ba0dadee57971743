import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CompanyBrief } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { periodOf } from '../brief-text.ts'
import styles from '../briefs.module.css'

/** A day of the calendar, the same everywhere. */
export function Day({ on }: { on: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={on} suppressHydrationWarning>
      {formatFullDate(Date.parse(on), 'UTC', i18n.locale)}
    </time>
  )
}

type Budget = Pick<CompanyBrief, 'budgetMin' | 'budgetMax' | 'currency' | 'rateType'>

export function BudgetOf({ budgetMin, budgetMax, currency, rateType }: Budget) {
  const amount = { low: moneyFromMajor(budgetMin, currency), high: moneyFromMajor(budgetMax, currency) }
  return <Money amount={amount} period={periodOf[rateType]} />
}

type Facts = Budget &
  Pick<
    CompanyBrief,
    | 'summary'
    | 'scope'
    | 'deliverables'
    | 'skills'
    | 'team'
    | 'startsOn'
    | 'weeks'
    | 'hoursPerWeek'
    | 'timeZone'
    | 'overlapHours'
    | 'seats'
    | 'hasNda'
  >

export function BriefFacts({ brief }: { brief: Facts }) {
  const { t } = useLingui()
  const { timeZone, overlapHours, hoursPerWeek } = brief
  const city = zoneCity(timeZone)
  return (
    <>
      <Card title={<Trans>The work</Trans>}>
        <div className={styles.stack}>
          <p className={styles.text} translate="no">
            <bdi>{brief.scope}</bdi>
          </p>
          <h3 className={styles.sub}>
            <Trans>What you deliver</Trans>
          </h3>
          <ul className={styles.lines} translate="no">
            {brief.deliverables.map((line) => (
              <li key={line}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
          <ul className={styles.chips} role="list" aria-label={t`Skills`}>
            {brief.skills.map(({ slug, name }) => (
              <li key={slug}>
                <Chip>
                  <span translate="no">{name}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <Card title={<Trans>Terms</Trans>}>
        <div className={styles.stack}>
          <DefinitionList
            items={[
              { term: t`Budget`, value: <BudgetOf {...brief} /> },
              { term: t`Start`, value: <Day on={brief.startsOn} /> },
              { term: t`Length`, value: <Plural value={brief.weeks} one="# week" other="# weeks" /> },
              { term: t`Time`, value: <Trans>{hoursPerWeek} hours a week</Trans> },
              {
                term: t`Shared hours`,
                value:
                  overlapHours === 0 ? (
                    <Trans>None required</Trans>
                  ) : (
                    <Trans>
                      At least {overlapHours} a day, {city} time
                    </Trans>
                  ),
              },
              { term: t`People wanted`, value: brief.seats },
              ...(brief.hasNda ? [{ term: t`Confidentiality`, value: t`NDA required` }] : []),
            ]}
          />
          <p className={styles.words}>
            <Trans>Meridian takes no fee: members receive what the company pays.</Trans>
          </p>
        </div>
      </Card>
      {brief.team && (
        <Card title={<Trans>Team</Trans>}>
          <p className={styles.text} translate="no">
            <bdi>{brief.team}</bdi>
          </p>
        </Card>
      )}
    </>
  )
}
