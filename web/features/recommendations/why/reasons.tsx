import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconExclamationCircleFilled } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Recommendation } from '#shared/features/recommendations/recommendations.contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { OWN_SKILLS } from '../own-skills-address.ts'
import styles from '../recommendations.module.css'
import { useReasonWords } from './reason-words.ts'

export function Reasons({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useLingui()
  const { describeMatches, describeGap } = useReasonWords(recommendation.job)
  const { matches, gaps } = recommendation
  const isSkillMissing = gaps.some(({ code }) => code === 'skill_missing' || code === 'skill_level')
  return (
    <div className={styles.reasons}>
      <ReasonList
        title={t`What matches`}
        mark={<Icon glyph={IconCircleCheckFilled} size={16} />}
        tone="ok"
        lines={describeMatches(matches)}
      />
      {gaps.length > 0 && (
        <ReasonList
          title={t`What is missing`}
          mark={<Icon glyph={IconExclamationCircleFilled} size={16} />}
          tone="warn"
          lines={gaps.map(describeGap)}
        >
          {isSkillMissing && (
            <p className={styles.help}>
              <Trans>
                Do you know more than you told us? <Link to={OWN_SKILLS}>Change your skills</Link>
              </Trans>
            </p>
          )}
        </ReasonList>
      )}
    </div>
  )
}

type ReasonListProps = { title: string; mark: ReactNode; tone: 'ok' | 'warn'; lines: string[]; children?: ReactNode }

function ReasonList({ title, mark, tone, lines, children }: ReasonListProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.reasonsTitle}>
        {title}
      </p>
      <ul role="list" className={styles.reasonLines} aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line} className={styles.reason} data-tone={tone}>
            {mark}
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
