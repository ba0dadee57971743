import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { type OnboardingStep } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { HoursStep } from './hours/hours-step.tsx'
import { JobsThatFit } from './jobs-that-fit.tsx'
import { OnboardingProgress } from './onboarding-progress.tsx'
import { onboardingQuery } from './onboarding-queries.ts'
import { PayStep } from './pay/pay-step.tsx'
import { PlaceStep } from './place/place-step.tsx'
import { ResumeStep } from './resume/resume-step.tsx'
import { SkipAll } from './skip-all.tsx'
import { requestedStep, stepHref, useShownStep } from './step-address.ts'
import type { StepProps } from './step-form.tsx'
import { WorkStep } from './work/work-step.tsx'

export const handle = {
  frame: { progress: OnboardingProgress, actions: SkipAll, status: JobsThatFit },
} satisfies FrameHandle

const queries = pageQueries(() => [onboardingQuery, countriesQuery])

// Every step has its own URL, so that Back, reload and links work; without one, people continue where they left off.
export async function loader(args: LoaderFunctionArgs): Promise<PageData> {
  if (requestedStep(args.request.url)) return queries.server(args)
  const client = serverClient(args.context.get(visitContext))
  const { step } = await callApi<typeof onboarding.show>(client, 'GET /talent/api/onboarding')
  throw redirect(stepHref(step))
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  if (requestedStep(args.request.url)) return queries.browser(args)
  const { step } = await queryClientFor(browserRuntime().session).ensureQueryData(onboardingQuery)
  throw redirect(stepHref(step))
}

export default function OnboardingPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Wizard />
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

function Wizard() {
  const step = useShownStep()
  const { data } = useSuspenseQuery(onboardingQuery)
  const Question = questions[step]
  // Remount for every step, so that no form state carries over.
  return <Question key={step} facts={data.facts} />
}
