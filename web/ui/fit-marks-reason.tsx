import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import styles from './fit-marks.module.css'

type FitReasonProps = { reason: ReactNode; children: ReactNode }

// Default export: the only form React.lazy takes.
export default function FitReason({ reason, children }: FitReasonProps) {
  return (
    <DialogTrigger>
      <Button className={styles.trigger ?? ''}>{children}</Button>
      <Popover className={styles.popover ?? ''} placement="bottom start">
        <Dialog className={styles.reason ?? ''}>{reason}</Dialog>
      </Popover>
    </DialogTrigger>
  )
}
