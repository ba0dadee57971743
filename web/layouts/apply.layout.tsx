import { Outlet } from 'react-router'
import { ApplyFrame } from './apply-frame.tsx'
import { useFrame } from './frame-slots.tsx'

export default function ApplyLayout() {
  const { slots, backHref } = useFrame()
  return (
    <ApplyFrame slots={slots} backHref={backHref}>
      <Outlet />
    </ApplyFrame>
  )
}
