import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { MinimalFrame } from './frames/minimal-frame.tsx'

export default function MinimalLayout() {
  const { width } = useFrame()
  if (width === 'own') {
    return (
      <div data-layout="minimal">
        <Outlet />
      </div>
    )
  }
  return (
    <MinimalFrame width={width}>
      <Outlet />
    </MinimalFrame>
  )
}
