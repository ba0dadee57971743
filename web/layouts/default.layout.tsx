import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { DefaultFrame } from './frames/default-frame.tsx'

export default function DefaultLayout() {
  const { slots, ...options } = useFrame()
  return (
    <DefaultFrame {...options} notices={slots.status}>
      <Outlet />
    </DefaultFrame>
  )
}
