import type { Layout } from '#shared/layouts.ts'
import { ApplyFrame } from '#web/layouts/frames/apply-frame.tsx'
import { ApplyOnboardingFrame } from '#web/layouts/frames/apply-onboarding-frame.tsx'
import { AssessmentsFrame } from '#web/layouts/frames/assessments-frame.tsx'
import { AuthFrame } from '#web/layouts/frames/auth-frame.tsx'
import { DefaultFrame } from '#web/layouts/frames/default-frame.tsx'
import { EliteOnboardingFrame } from '#web/layouts/frames/elite-onboarding-frame.tsx'
import { MinimalFrame } from '#web/layouts/frames/minimal-frame.tsx'
import { NewOnboardingFrame } from '#web/layouts/frames/new-onboarding-frame.tsx'
import { PublicFrame } from '#web/layouts/frames/public-frame.tsx'
import { applyOnboardingSlots, applySlots } from './apply-samples.tsx'
import { assessmentSlots } from './assessment-samples.tsx'
import { eliteSlots, onboardingSlots } from './onboarding-samples.tsx'
import { SamplePage, sampleSource } from './sample-page.tsx'

export function LayoutSample({ layout }: { layout: Layout }) {
  const page = <SamplePage title={layout} />
  switch (layout) {
    case 'default':
    case 'company':
    case 'ops':
      return <DefaultFrame layout={layout}>{page}</DefaultFrame>
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
    case 'public':
      return <PublicFrame>{page}</PublicFrame>
    case 'new-onboarding':
      return <NewOnboardingFrame slots={onboardingSlots}>{page}</NewOnboardingFrame>
  }
}
