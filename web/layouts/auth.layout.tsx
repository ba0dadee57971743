import { Outlet } from 'react-router'
import { AuthFrame } from './frames/auth-frame.tsx'

export default function AuthLayout() {
  return (
    <AuthFrame layout="auth">
      <Outlet />
    </AuthFrame>
  )
}
