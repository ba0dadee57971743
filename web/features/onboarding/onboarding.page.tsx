import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { type OnboardingStep } from '#shared/features/onboarding/onboarding-steps.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { HoursStep } from './hours/hours-step.tsx'
import { OnboardingProgress } from './onboarding-progress.tsx'
import { countriesQuery, onboardingQuery, requestedStep } from './onboarding-queries.ts'
import { PayStep } from './pay/pay-step.tsx'
import { PlaceStep } from './place/place-step.tsx'
import { ResumeStep } from './resume/resume-step.tsx'
import { SkipAll } from './skip-all.tsx'
import type { StepProps } from './step-form.tsx'
import { WorkStep } from './work/work-step.tsx'

export const handle = { frame: { progress: OnboardingProgress, actions: SkipAll } } satisfies FrameHandle

const queries = pageQueries(() => [onboardingQuery, countriesQuery])
type WizardData = PageData & { requested: OnboardingStep | null }

export const loader = async (args: LoaderFunctionArgs): Promise<WizardData> => ({
  ...(await queries.server(args)),
  requested: requestedStep(args.request.url),
})
export const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<WizardData> => ({
  ...(await queries.browser(args)),
  requested: requestedStep(args.request.url),
})

export default function OnboardingPage({ loaderData }: { loaderData: WizardData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Wizard requested={loaderData.requested} />
    </QueryBoundary>
  )
}

const questions: Record<OnboardingStep, ComponentType<StepProps>> = {
  place: PlaceStep,
  hours: HoursStep,
  pay: PayStep,
  work: WorkStep,
  resume: ResumeStep,
}

function Wizard({ requested }: { requested: OnboardingStep | null }) {
  const { data } = useSuspenseQuery(onboardingQuery)
  const step = requested ?? data.step
  const Question = questions[step]
  // A new question is a new form: nothing of the one before may stay in it.
  return <Question key={step} facts={data.facts} />
}
