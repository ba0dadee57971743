import { data, useParams } from 'react-router'
import { ApplyFrame } from '#web/layouts/apply-frame.tsx'
import { ApplyOnboardingFrame } from '#web/layouts/apply-onboarding-frame.tsx'
import { AssessmentsFrame } from '#web/layouts/assessments-frame.tsx'
import { AuthFrame } from '#web/layouts/auth-frame.tsx'
import { DefaultFrame } from '#web/layouts/default-frame.tsx'
import { EliteOnboardingFrame } from '#web/layouts/elite-onboarding-frame.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { MinimalFrame } from '#web/layouts/minimal-frame.tsx'
import { NewOnboardingFrame } from '#web/layouts/new-onboarding-frame.tsx'

export const handle = { frame: { width: 'own' } } satisfies FrameHandle

export default function LayoutPreviewPage() {
  const { layout } = useParams()
  const page = <h1 tabIndex={-1}>{layout}</h1>
  switch (layout) {
    case 'default':
      return <DefaultFrame>{page}</DefaultFrame>
    case 'auth':
    case 'auth-source':
      return <AuthFrame layout={layout}>{page}</AuthFrame>
    case 'apply':
      return <ApplyFrame slots={{}}>{page}</ApplyFrame>
    case 'apply-onboarding':
      return <ApplyOnboardingFrame slots={{}}>{page}</ApplyOnboardingFrame>
    case 'assessments':
      return <AssessmentsFrame slots={{}}>{page}</AssessmentsFrame>
    case 'elite-onboarding':
      return <EliteOnboardingFrame slots={{}}>{page}</EliteOnboardingFrame>
    case 'minimal':
      return <MinimalFrame>{page}</MinimalFrame>
    case 'new-onboarding':
      return <NewOnboardingFrame slots={{}}>{page}</NewOnboardingFrame>
    default:
      throw data(null, { status: 404 })
  }
}
