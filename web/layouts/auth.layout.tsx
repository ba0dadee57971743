import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { AuthFrame } from './frames/auth-frame.tsx'

/** The same frame for people whom a partner sent: who it is, and what will be shared, stands above the form. */
export default function AuthLayout() {
  const { slots, layout } = useFrame()
  return (
    <AuthFrame layout={layout === 'auth-source' ? layout : 'auth'} subject={slots.subject}>
      <Outlet />
    </AuthFrame>
  )
}
