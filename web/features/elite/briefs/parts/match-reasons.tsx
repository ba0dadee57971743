import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MatchReasons as Match } from '#shared/features/elite/briefs/brief-facts.contract.ts'
import { Chip } from '#web/ui/chip.tsx'
import styles from '../briefs.module.css'

export function MatchReasons({ match }: { match: Match }) {
  const { t } = useLingui()
  const { proven, claimed, overlapHours, isWithinRate, isAvailable } = match
  return (
    <ul className={styles.chips} role="list" aria-label={t`Reasons for the match`}>
      {proven.map(({ slug, name }) => (
        <li key={slug}>
          <Chip size="small" tone="ok">
            <Trans>{name}, proven by test</Trans>
          </Chip>
        </li>
      ))}
      {claimed.map(({ slug, name }) => (
        <li key={slug}>
          <Chip size="small">
            <span translate="no">{name}</span>
          </Chip>
        </li>
      ))}
      {overlapHours > 0 && (
        <li>
          <Chip size="small" tone="sun">
            <Plural value={overlapHours} one="# shared hour a day" other="# shared hours a day" />
          </Chip>
        </li>
      )}
      {isWithinRate && (
        <li>
          <Chip size="small">
            <Trans>Rate fits the budget</Trans>
          </Chip>
        </li>
      )}
      {isAvailable && (
        <li>
          <Chip size="small">
            <Trans>Available on the start date</Trans>
          </Chip>
        </li>
      )}
    </ul>
  )
}
