import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, DialogTrigger } from 'react-aria-components'
import styles from './fit-marks.module.css'
import { Popover } from './popover.tsx'

type FitReasonProps = { reason: ReactNode; children: ReactNode }

// Default export: the only form React.lazy takes.
export default function FitReason({ reason, children }: FitReasonProps) {
  const { t } = useLingui()
  return (
    <DialogTrigger>
      <Button className={styles.trigger ?? ''}>{children}</Button>
      <Popover label={t`Why`} placement="bottom start">
        <div className={styles.reason}>{reason}</div>
      </Popover>
    </DialogTrigger>
  )
}
