import type { ReactNode } from 'react'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps, Dialog } from 'react-aria-components'
import styles from './popover.module.css'

type PopoverProps = Omit<AriaPopoverProps, 'children' | 'className' | 'style'> & {
  /** The accessible name, announced when the popover opens. */
  label: string
  children: ReactNode
}

/** A small floating panel beside its trigger; inside a DialogTrigger, or with its own triggerRef. */
export function Popover({ label, children, ...props }: PopoverProps) {
  return (
    <AriaPopover {...props} className={styles.popover ?? ''}>
      <Dialog className={styles.panel ?? ''} aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
