import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import styles from './fit-marks.module.css'
import { Popover } from './popover.tsx'

type FitReasonProps = {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

export function FitReason({ children, ...popover }: FitReasonProps) {
  const { t } = useLingui()
  return (
    <Popover {...popover} label={t`Why`} placement="bottom start">
      <div className={styles.reason}>{children}</div>
    </Popover>
  )
}
