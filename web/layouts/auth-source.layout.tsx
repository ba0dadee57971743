import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { AuthFrame } from './frames/auth-frame.tsx'

/** The same frame for people whom a partner sent: who it is, and what will be shared, stands above the form. */
export default function AuthSourceLayout() {
  const { slots } = useFrame()
  return (
    <AuthFrame layout="auth-source" subject={slots.subject}>
      <Outlet />
    </AuthFrame>
  )
}
