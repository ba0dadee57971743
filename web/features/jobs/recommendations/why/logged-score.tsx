import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LoggedScore } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { formatMoney, moneyFromMajor } from '#shared/kit/money.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from '../recommendations.module.css'
import { usePartText } from './part-text.ts'

/** A score as it was logged: points by part, then everything they were computed from. */
export function LoggedScoreView({ score }: { score: LoggedScore }) {
  const { t, i18n } = useLingui()
  const zone = useIdentity()?.timeZone ?? 'UTC'
  const now = useNow() ?? Date.parse(score.at)
  const { namePart } = usePartText()
  return (
    <div className={styles.score}>
      <p>
        <Trans>
          Ranked number {score.place} in your list, with {i18n.number(score.score)} of 100 points. Points only rank
          jobs. Companies never see them.
        </Trans>
      </p>
      <ul role="list" className={styles.parts}>
        {score.parts.map(({ part, worth, points, most }) => (
          <li key={part}>
            <ProgressBar
              label={namePart(part)}
              valueLabel={
                worth === null ? t`${i18n.number(points)} of ${most}, not stated` : t`${i18n.number(points)} of ${most}`
              }
              value={points}
              max={most}
            />
          </li>
        ))}
      </ul>
      <h3 className={styles.reasonsTitle}>
        <Trans>What we know about you</Trans>
      </h3>
      <OwnFacts person={score.person} />
      <p className={styles.help}>
        <Trans>
          Logged <Time at={Date.parse(score.at)} zone={zone} now={now} />, version {score.version} of the formula.
          Deleted after 90 days, or immediately if you turn recommendations off.
        </Trans>
      </p>
    </div>
  )
}

function OwnFacts({ person }: { person: LoggedScore['person'] }) {
  const { t, i18n } = useLingui()
  const { nameLanguage } = usePlaceText()
  const { nameSeniority } = useTermText()
  const list = (items: string[]) => (items.length === 0 ? t`not stated` : listFormat(i18n.locale).format(items))
  const floor = person.payFloor === null ? null : formatMoney(moneyFromMajor(person.payFloor, 'EUR'), i18n.locale)
  const level =
    person.seniority === null
      ? t`not stated`
      : person.seniority === 'starting'
        ? t`Just starting out`
        : nameSeniority(person.seniority)
  return (
    <DefinitionList
      items={[
        { term: t`Skills`, value: list(person.skills.map(({ name, level }) => t`${name} ${level}`)) },
        { term: t`Roles`, value: list(person.roles) },
        {
          term: t`Languages`,
          value: list(person.languages.map(({ language, level }) => `${nameLanguage(language)} ${level}`)),
        },
        { term: t`Level`, value: level },
        { term: t`Minimum per year`, value: floor ?? t`not stated` },
        {
          term: t`Jobs you dismissed`,
          value: <Plural value={person.dismissals} _0="none" one="# job" other="# jobs" />,
        },
      ]}
    />
  )
}
