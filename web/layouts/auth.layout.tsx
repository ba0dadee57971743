import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { AuthFrame } from './frames/auth-frame.tsx'

/** The same frame for people sent by a partner: who that is and what will be shared is shown above the form. */
export default function AuthLayout() {
  const { slots, layout } = useFrame()
  return (
    <AuthFrame layout={layout === 'auth-source' ? layout : 'auth'} subject={slots.subject}>
      <Outlet />
    </AuthFrame>
  )
}
