import { Outlet } from 'react-router'
import { AuthFrame } from './auth-frame.tsx'
import { useFrame } from './frame-slots.tsx'

/** The same frame for people whom a partner sent: who it is, and what will be shared, stands above the form. */
export default function AuthSourceLayout() {
  const { slots } = useFrame()
  return (
    <AuthFrame layout="auth-source" subject={slots.subject}>
      <Outlet />
    </AuthFrame>
  )
}
