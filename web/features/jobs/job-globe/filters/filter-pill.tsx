import type { ReactNode } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { OpeningLink } from '#web/ui/opening-link.tsx'
import styles from './globe-filters.module.css'

const loadPopover = async () => (await import('#web/ui/popover.tsx')).Popover
const Popover = lazyPart(loadPopover)

type FilterPillProps = {
  /** Names what opens. */
  label: string
  /** The filter and what it is set to. */
  words: ReactNode
  isOn: boolean
  /** Where a press leads before scripts have arrived. */
  fallbackHref: string
  children: (close: () => void) => ReactNode
}

/** One filter: what it is set to, and behind it the choices. */
export function FilterPill({ label, words, isOn, fallbackHref, children }: FilterPillProps) {
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
      {words}
    </OpeningLink>
  )
}
