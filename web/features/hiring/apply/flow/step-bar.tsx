import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { StepSegments } from '#web/ui/step-segments.tsx'
import { stepHref } from './step-address.ts'
import styles from './step-bar.module.css'
import { useStepText } from './step-text.ts'

type StepBarProps = {
  jobId: string
  steps: readonly ApplyStep[]
  shown: ApplyStep
  /** Steps with something missing. */
  open: readonly ApplyStep[]
}

/** The list of steps, all of which can be opened at any time. On phones one line names the current step. */
export function StepBar({ jobId, steps, shown, open }: StepBarProps) {
  const { t } = useLingui()
  const labels = useStepText()
  const current = steps.indexOf(shown)
  const isDone = (step: ApplyStep, at: number) => at < current && !open.includes(step)
  return (
    <>
      <nav className={styles.wide} aria-label={t`Steps`}>
        <ol role="list" className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step} className={styles.step}>
              <Link
                to={stepHref(jobId, step)}
                className={styles.link}
                aria-current={step === shown ? 'step' : undefined}
                data-done={isDone(step, at) || undefined}
              >
                <span className={styles.name}>
                  {isDone(step, at) && (
                    <span className={styles.tick}>
                      <Icon glyph={IconCheck} size={16} />
                      <span className="visually-hidden">{t`Done:`}</span>
                    </span>
                  )}
                  {labels[step]}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.narrow}>
        <StepSegments
          progress={steps.map((step, at) => (at === current ? 0.5 : isDone(step, at) ? 1 : at < current ? 0.5 : 0))}
          current={current}
          title={labels[shown]}
        />
      </div>
    </>
  )
}
