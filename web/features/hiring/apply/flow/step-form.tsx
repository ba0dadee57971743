import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'
import { connection } from '#web/platform/connection/connection.ts'
import { Form } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts'
import type { DraftAutosave } from '../draft/draft-autosave.ts'
import { problemsIn, remainingProblems } from '../draft/missing.ts'
import { useAutosaveState } from '../draft/use-draft.ts'
import { stepHref } from './step-address.ts'
import styles from './step-form.module.css'

export type StepProps = { jobId: string; autosave: DraftAutosave; steps: readonly ApplyStep[] }

type StepFormProps = StepProps & {
  step: ApplyStep
  title: ReactNode
  lead?: ReactNode
  /** Warns once about something unfinished that would be lost by continuing. */
  leaveWarning?: string | null
  /** Receives the problems of this step once the person tries to continue. */
  children: ReactNode | ((errors: Record<string, string[]>) => ReactNode)
}

/** One step: fields, and the back and continue buttons. People may continue with gaps: the last step lists them. */
export function StepForm({ step, title, lead, leaveWarning = null, jobId, autosave, steps, children }: StepFormProps) {
  const navigate = useNavigate()
  const heading = useHeadingFocus()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<{ errors: Record<string, string[]>; count: number }>({ errors: {}, count: 0 })
  const [shownWarning, setShownWarning] = useState<string | null>(null)
  // Resolved, so warn again next time.
  if (leaveWarning === null && shownWarning !== null) setShownWarning(null)
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  const next = steps[at + 1]

  async function submitStep(event: FormEvent) {
    event.preventDefault()
    if (isPending || next === undefined) return
    if (leaveWarning !== shownWarning) return setShownWarning(leaveWarning)
    setIsPending(true)
    // Offline the server cannot validate, and nobody should have to wait for a connection.
    const isKept = connection.isLost() || (await autosave.flush())
    const errors = connection.isLost() ? {} : problemsIn(autosave.read().draft, step)
    setIsPending(false)
    if (!isKept && autosave.read().saveState === 'conflict') return
    const hasGaps = Object.keys(errors).length > 0
    if (hasGaps && !isSameSet(errors, failure.errors)) return setFailure({ errors, count: failure.count + 1 })
    await navigate(stepHref(jobId, next))
  }

  // Drop problems that have been fixed, even where the field cannot tell by itself: a file, a recording.
  const { draft } = useAutosaveState(autosave)
  const open = JSON.stringify(remainingProblems(failure.errors, draft, step))
  // Keep the object identity: a new object makes the fields announce their errors again.
  const gaps = useMemo(() => JSON.parse(open) as Record<string, string[]>, [open])
  const problems = leaveWarning !== null && leaveWarning === shownWarning ? { ...gaps, [step]: [leaveWarning] } : gaps
  const hasProblems = Object.keys(problems).length > 0
  return (
    <div className={styles.step}>
      <header className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <Form
        errors={gaps}
        failureCount={failure.count}
        validationBehavior="aria"
        onSubmit={(event) => void submitStep(event)}
      >
        {typeof children === 'function' ? children(problems) : children}
        <div className={styles.foot}>
          {before && (
            <LinkButton href={stepHref(jobId, before)} size="large">
              <Trans>Back</Trans>
            </LinkButton>
          )}
          {next && (
            <SubmitButton size="large" isPending={isPending}>
              {hasProblems ? <Trans>Continue and finish later</Trans> : <Trans>Continue</Trans>}
            </SubmitButton>
          )}
        </div>
      </Form>
    </div>
  )
}

const isSameSet = (one: Record<string, string[]>, other: Record<string, string[]>): boolean =>
  Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join()
