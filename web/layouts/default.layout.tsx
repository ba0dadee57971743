import { Outlet } from 'react-router'
import { DefaultFrame } from './default-frame.tsx'
import { useFrame } from './frame-slots.tsx'

export default function DefaultLayout() {
  const { slots, ...options } = useFrame()
  return (
    <DefaultFrame {...options} notices={slots.status}>
      <Outlet />
    </DefaultFrame>
  )
}
