import { useLingui } from '@lingui/react/macro'
import { Outlet } from 'react-router'
import { useFrame } from './frame-slots.tsx'
import { DefaultFrame } from './frames/default-frame.tsx'
import { operatorNavigation } from './navigation/operator-navigation.ts'
import { provideNavigation } from './navigation/workspace-navigation.ts'
import styles from './tools/workspaces/operator-brand.module.css'
import { OperatorBrand } from './tools/workspaces/operator-brand.tsx'

provideNavigation('operator', operatorNavigation)

/** The operator console: the line and the label keep it from being mistaken for the product. */
export default function OpsLayout() {
  const { t } = useLingui()
  const { slots, layout: _layout, ...options } = useFrame()
  return (
    <>
      <div className={styles.line} />
      <DefaultFrame {...options} layout="ops" brand={<OperatorBrand />} title={t`Operator`} notices={slots.status}>
        <Outlet />
      </DefaultFrame>
    </>
  )
}
