// Each frame with sample content in all its slots, for looking at and for the accessibility checks. The words are samples,
// so they are not translated.

import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useParams } from 'react-router'
import { type Layout, layouts } from '#shared/screens.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { ApplyFrame } from '#web/layouts/frames/apply-frame.tsx'
import { ApplyOnboardingFrame } from '#web/layouts/frames/apply-onboarding-frame.tsx'
import { AssessmentsFrame } from '#web/layouts/frames/assessments-frame.tsx'
import { AuthFrame } from '#web/layouts/frames/auth-frame.tsx'
import { DefaultFrame } from '#web/layouts/frames/default-frame.tsx'
import { EliteOnboardingFrame } from '#web/layouts/frames/elite-onboarding-frame.tsx'
import { MinimalFrame } from '#web/layouts/frames/minimal-frame.tsx'
import { NewOnboardingFrame } from '#web/layouts/frames/new-onboarding-frame.tsx'
import { applyOnboardingSlots, applySlots } from './layout-samples/apply-samples.tsx'
import { assessmentSlots } from './layout-samples/assessment-samples.tsx'
import { eliteSlots, onboardingSlots } from './layout-samples/onboarding-samples.tsx'
import { SamplePage, sampleSource } from './layout-samples/sample-page.tsx'

export const handle = { frame: { width: 'own' } } satisfies FrameHandle

function requireLayout({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  if (!layouts.some((name) => name === params['layout'])) throw data(null, { status: 404 })
  return null
}

export const loader = (args: LoaderFunctionArgs) => requireLayout(args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => requireLayout(args)

export default function LayoutPreviewPage() {
  return <Preview layout={useParams()['layout'] as Layout} />
}

function Preview({ layout }: { layout: Layout }) {
  const page = <SamplePage title={layout} />
  switch (layout) {
    case 'default':
      return <DefaultFrame>{page}</DefaultFrame>
    case 'auth':
      return <AuthFrame layout="auth">{page}</AuthFrame>
    case 'auth-source':
      return (
        <AuthFrame layout="auth-source" subject={sampleSource}>
          {page}
        </AuthFrame>
      )
    case 'apply':
      return (
        <ApplyFrame slots={applySlots} backHref="/">
          {page}
        </ApplyFrame>
      )
    case 'apply-onboarding':
      return (
        <ApplyOnboardingFrame slots={applyOnboardingSlots} backHref="/">
          {page}
        </ApplyOnboardingFrame>
      )
    case 'assessments':
      return <AssessmentsFrame slots={assessmentSlots}>{page}</AssessmentsFrame>
    case 'elite-onboarding':
      return <EliteOnboardingFrame slots={eliteSlots}>{page}</EliteOnboardingFrame>
    case 'minimal':
      return <MinimalFrame>{page}</MinimalFrame>
    case 'new-onboarding':
      return <NewOnboardingFrame slots={onboardingSlots}>{page}</NewOnboardingFrame>
  }
}
