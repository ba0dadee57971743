import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { ApplyOnboardingFrame } from './frames/apply-onboarding-frame.tsx'

export default function ApplyOnboardingLayout() {
  const { slots, backHref } = useFrame()
  return (
    <ApplyOnboardingFrame slots={slots} backHref={backHref}>
      <Outlet />
    </ApplyOnboardingFrame>
  )
}
