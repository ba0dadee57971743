import { Outlet } from 'react-router'
import { EliteOnboardingFrame } from './elite-onboarding-frame.tsx'
import { useFrame } from './frame-slots.tsx'

export default function EliteOnboardingLayout() {
  const { slots, backHref } = useFrame()
  return (
    <EliteOnboardingFrame slots={slots} backHref={backHref}>
      <Outlet />
    </EliteOnboardingFrame>
  )
}
