import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { AssessmentsFrame } from './frames/assessments-frame.tsx'

export default function AssessmentsLayout() {
  const { slots, backHref } = useFrame()
  return (
    <AssessmentsFrame slots={slots} backHref={backHref}>
      <Outlet />
    </AssessmentsFrame>
  )
}
