import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { EliteOnboardingFrame } from './frames/elite-onboarding-frame.tsx'

export default function EliteOnboardingLayout() {
  const { slots, backHref } = useFrame()
  return (
    <EliteOnboardingFrame slots={slots} backHref={backHref}>
      <Outlet />
    </EliteOnboardingFrame>
  )
}
