import { Outlet } from 'react-router'
import { AssessmentsFrame } from './assessments-frame.tsx'
import { useFrame } from './frame-slots.tsx'

export default function AssessmentsLayout() {
  const { slots, backHref } = useFrame()
  return (
    <AssessmentsFrame slots={slots} backHref={backHref}>
      <Outlet />
    </AssessmentsFrame>
  )
}
