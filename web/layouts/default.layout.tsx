import { Outlet } from 'react-router'
import { isWorkspaceLayout } from '#shared/workspace-layouts.ts'
import { useFrame } from './frame-slots.tsx'
import { DefaultFrame } from './frames/default-frame.tsx'

export default function DefaultLayout() {
  const { slots, layout, ...options } = useFrame()
  return (
    <DefaultFrame {...options} layout={isWorkspaceLayout(layout) ? layout : 'default'} notices={slots.status}>
      <Outlet />
    </DefaultFrame>
  )
}
