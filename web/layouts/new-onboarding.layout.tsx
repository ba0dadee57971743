import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { NewOnboardingFrame } from './frames/new-onboarding-frame.tsx'

export default function NewOnboardingLayout() {
  const { slots, backHref } = useFrame()
  return (
    <NewOnboardingFrame slots={slots} backHref={backHref}>
      <Outlet />
    </NewOnboardingFrame>
  )
}
