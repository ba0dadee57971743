import { Trans } from '@lingui/react/macro'
import { type ComponentType, Suspense } from 'react'
import type { ApplyStep } from '#shared/features/apply/apply-limits.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Skeleton, SkeletonLine, SkeletonRows } from '#web/ui/skeleton.tsx'
import { ObstacleWords } from '../before/obstacle-words.tsx'
import { ConflictChoice } from '../draft/conflict-choice.tsx'
import { useDraftKeeper, useKeeperState, useLeaveGuard } from '../draft/use-draft.ts'
import { LeaveWays } from './leave-ways.tsx'
import { stepsOf, useShownStep } from './step-address.ts'
import type { StepProps } from './step-form.tsx'

const views: Record<ApplyStep, ComponentType<StepProps>> = {
  you: lazyPart(async () => (await import('./you-step.tsx')).YouStep),
  resume: lazyPart(async () => (await import('./resume-step.tsx')).ResumeStep),
  questions: lazyPart(async () => (await import('./questions-step.tsx')).QuestionsStep),
  intro: lazyPart(async () => (await import('./intro-step.tsx')).IntroStep),
  tests: lazyPart(async () => (await import('./tests-step.tsx')).TestsStep),
  review: lazyPart(async () => (await import('./review-step.tsx')).ReviewStep),
}

/** The steps of one draft. Each has an address of its own, and all write to the same draft. */
export function Flow({ jobId, draftId }: { jobId: string; draftId: string }) {
  const keeper = useDraftKeeper(draftId)
  const { shown, status } = useKeeperState(keeper)
  useLeaveGuard(status !== 'saved')
  const steps = stepsOf(shown)
  const step = useShownStep(steps)
  const Step = views[step]
  return (
    <>
      <ConflictChoice keeper={keeper} />
      {shown.isFormChanged && (
        <Callout tone="info" title={<Trans>The company has changed its questions since you began</Trans>}>
          <Trans>What still fits is kept. Look through the steps once more before you send.</Trans>
        </Callout>
      )}
      {shown.obstacle && step !== 'review' && (
        <ObstacleWords jobId={jobId} obstacle={shown.obstacle} until={null} applicationId={null} />
      )}
      <Suspense fallback={<StepSkeleton />}>
        <Step key={step} jobId={jobId} keeper={keeper} steps={steps} />
      </Suspense>
      <LeaveWays keeper={keeper} />
    </>
  )
}

const StepSkeleton = () => (
  <Skeleton>
    <SkeletonLine width="60%" height="title" />
    <SkeletonRows count={3} />
  </Skeleton>
)
