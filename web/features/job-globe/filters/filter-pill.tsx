import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import styles from './globe-filters.module.css'

const loadPopover = async () => ({ default: (await import('#web/ui/popover.tsx')).Popover })
const Popover = lazy(loadPopover)

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
  const pill = useRef<HTMLAnchorElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  const open = () => {
    setIsNeeded(true)
    setIsOpen(true)
  }
  return (
    <>
      {/* A link with the role of a button: it must lead somewhere while it cannot open anything */}
      <a
        ref={pill}
        href={fallbackHref}
        role="button"
        className={styles.pill}
        data-on={isOn || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          open()
        }}
      >
        {words}
      </a>
      {isNeeded && (
        <Suspense>
          <Popover label={label} triggerRef={pill} isOpen={isOpen} onOpenChange={setIsOpen} placement="bottom start">
            {children(() => setIsOpen(false))}
          </Popover>
        </Suspense>
      )}
    </>
  )
}
