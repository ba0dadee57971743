import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Recommendation } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Link } from '#web/ui/link.tsx'
import styles from '../recommendations.module.css'
import { type Missing, useMissing } from './missing.ts'
import { useReasonText } from './reason-text.ts'

export function Reasons({ recommendation, reader }: { recommendation: Recommendation; reader: JobReader }) {
  const { t } = useLingui()
  const { describeMatches } = useReasonText(recommendation.job)
  const matches = describeMatches(recommendation.matches).map((text) => ({ text, way: null }))
  const missing = useMissing(recommendation, reader)
  return (
    <div className={styles.reasons}>
      <ReasonList title={t`What matches`} tone="ok" lines={matches} />
      {missing.length > 0 && <ReasonList title={t`What is missing`} tone="warn" lines={missing} />}
    </div>
  )
}

type ReasonListProps = { title: string; tone: 'ok' | 'warn'; lines: readonly Missing[] }

function ReasonList({ title, tone, lines }: ReasonListProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.reasonsTitle}>
        {title}
      </p>
      <ul role="list" className={styles.reasonLines} aria-labelledby={id}>
        {lines.map(({ text, way }) => (
          <li key={text} className={styles.reason} data-tone={tone}>
            <span>
              {text} {way && <Link to={way.href}>{way.label}</Link>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
