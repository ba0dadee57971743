import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './stepper.module.css'

type StepState = 'done' | 'current' | 'ahead'
export type Step = {
  id: string
  title: string
  state: StepState
  /** 'Done 3 November', '3 left', 'After our last review': what is missing or when it was finished. */
  status: ReactNode
  /** Steps can be revisited; one that cannot be opened yet has no link. */
  href?: string
}

/** Vertical steps with status texts. On a deep panel finished steps are gold. */
export function Stepper({ steps, isOnDeep = false }: { steps: readonly Step[]; isOnDeep?: boolean }) {
  const { t } = useLingui()
  return (
    <ol role="list" className={styles.stepper} data-deep={isOnDeep || undefined}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {step.state === 'done' ? (
              <>
                <Icon glyph={IconCheck} size={16} />
                <span className="visually-hidden">{t`Done`}</span>
              </>
            ) : (
              index + 1
            )}
          </span>
          <span className={styles.words}>
            {step.href ? (
              <Link className={styles.title} to={step.href}>
                {step.title}
              </Link>
            ) : (
              <span className={styles.title}>{step.title}</span>
            )}
            <span className={styles.status}>{step.status}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
