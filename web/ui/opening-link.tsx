import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'

export type Opened = {
  triggerRef: RefObject<HTMLAnchorElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

type OpeningLinkProps = {
  /** Where a click leads before scripts have loaded. */
  fallbackHref: string
  opens: 'menu' | 'dialog'
  /** Loads the code of what opens; called when the pointer or focus gets near. */
  preload: () => Promise<unknown>
  className: string | undefined
  isOn?: boolean
  /** The visible content of the link. */
  children: ReactNode
  renderOpened: (opened: Opened) => ReactNode
}

/** A link until scripts have loaded; then a button for what opens beside it. */
export function OpeningLink({
  fallbackHref,
  opens,
  preload,
  className,
  isOn,
  children,
  renderOpened,
}: OpeningLinkProps) {
  const triggerRef = useRef<HTMLAnchorElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  const open = () => {
    setIsNeeded(true)
    setIsOpen(true)
  }
  // Most likely offline; the click tries again and waits.
  const preloadOnApproach = () => void preload().catch(() => undefined)
  return (
    <>
      {/* A link with the role of a button: it must lead somewhere while it cannot open anything */}
      <a
        ref={triggerRef}
        href={fallbackHref}
        role="button"
        className={className}
        data-on={isOn || undefined}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onPointerEnter={preloadOnApproach}
        onFocus={preloadOnApproach}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ' && (event.key !== 'ArrowDown' || opens !== 'menu')) return
          event.preventDefault()
          open()
        }}
      >
        {children}
      </a>
      {isNeeded && <Suspense>{renderOpened({ triggerRef, isOpen, onOpenChange: setIsOpen })}</Suspense>}
    </>
  )
}
