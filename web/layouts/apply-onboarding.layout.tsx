import { Outlet } from 'react-router'
import { ApplyOnboardingFrame } from './apply-onboarding-frame.tsx'
import { useFrame } from './frame-slots.tsx'

export default function ApplyOnboardingLayout() {
  const { slots, backHref } = useFrame()
  return (
    <ApplyOnboardingFrame slots={slots} backHref={backHref}>
      <Outlet />
    </ApplyOnboardingFrame>
  )
}
