import { Trans } from '@lingui/react/macro'
import { type ComponentType, useEffect } from 'react'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'
import { Callout } from '#web/ui/callout.tsx'
import { ObstacleText } from '../before/obstacle-text.tsx'
import { ConflictChoice } from '../draft/conflict-choice.tsx'
import { LeaveOptions } from '../draft/leave-options.tsx'
import { useAutosaveState, useDraftAutosave, useLeaveGuard } from '../draft/use-draft.ts'
import styles from './flow.module.css'
import { IntroStep } from './intro-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { ResumeStep } from './resume/resume-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { stepsOf, useShownStep } from './step-address.ts'
import type { StepProps } from './step-form.tsx'
import { TestsStep } from './tests-step.tsx'
import { YouStep } from './you-step.tsx'

const views: Record<ApplyStep, ComponentType<StepProps>> = {
  you: YouStep,
  resume: ResumeStep,
  questions: QuestionsStep,
  intro: IntroStep,
  tests: TestsStep,
  review: ReviewStep,
}

/** The steps of one draft. Each has its own URL, and all write to the same draft. */
export function Flow({ jobId, draftId }: { jobId: string; draftId: string }) {
  const autosave = useDraftAutosave(draftId)
  const { shown, saveState } = useAutosaveState(autosave)
  useLeaveGuard(saveState !== 'saved')
  const steps = stepsOf(shown)
  const step = useShownStep(steps)
  const Step = views[step]
  // Lets another device continue from here.
  useEffect(() => {
    if (autosave.read().shown.step !== step) autosave.change({ step })
  }, [autosave, step])
  return (
    <>
      <ConflictChoice autosave={autosave} />
      {(shown.isFormChanged || shown.obstacle) && (
        <div className={styles.notices}>
          {shown.obstacle && <ObstacleText jobId={jobId} obstacle={shown.obstacle} until={null} applicationId={null} />}
          {shown.isFormChanged && (
            <Callout tone="info" title={<Trans>The company changed its questions after you started</Trans>}>
              <Trans>Answers that still apply are kept. Check each step before you send.</Trans>
            </Callout>
          )}
        </div>
      )}
      <Step key={step} jobId={jobId} autosave={autosave} steps={steps} />
      <LeaveOptions autosave={autosave} />
    </>
  )
}
