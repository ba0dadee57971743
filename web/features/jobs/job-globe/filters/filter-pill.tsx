import type { ReactNode } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { OpeningLink } from '#web/ui/opening-link.tsx'
import styles from './globe-filters.module.css'

const loadPopover = async () => (await import('#web/ui/popover.tsx')).Popover
const Popover = lazyPart(loadPopover)

type FilterPillProps = {
  /** The name of the popover. */
  label: string
  /** The filter and its current value. */
  text: ReactNode
  isOn: boolean
  /** The link target before scripts have loaded. */
  fallbackHref: string
  children: (close: () => void) => ReactNode
}

/** One filter: its current value, with the choices in a popover. */
export function FilterPill({ label, text, isOn, fallbackHref, children }: FilterPillProps) {
  return (
    <OpeningLink
      fallbackHref={fallbackHref}
      opens="dialog"
      preload={loadPopover}
      className={styles.pill}
      isOn={isOn}
      renderOpened={(opened) => (
        <Popover label={label} placement="bottom start" {...opened}>
          {children(() => opened.onOpenChange(false))}
        </Popover>
      )}
    >
      {text}
    </OpeningLink>
  )
}
