import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { ApplyFrame } from './frames/apply-frame.tsx'

export default function ApplyLayout() {
  const { slots, backHref } = useFrame()
  return (
    <ApplyFrame slots={slots} backHref={backHref}>
      <Outlet />
    </ApplyFrame>
  )
}
