import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { MenuProps } from './menu.tsx'
import styles from './menu-button.module.css'

const loadMenu = () => import('./menu.tsx').then((module) => ({ default: module.Menu }))
const Menu = lazy(loadMenu)

type MenuButtonProps = Pick<MenuProps, 'groups' | 'head'> & {
  /** Names the button and its menu; heard, not seen. */
  label: string
  /** What is seen: an icon, a face. */
  children: ReactNode
  /** Where a press leads before scripts have arrived. */
  fallbackHref: string
}

/** A link until scripts are there, a menu afterwards; the menu's code comes when the pointer or focus gets near. */
export function MenuButton({ label, children, fallbackHref, ...menu }: MenuButtonProps) {
  const button = useRef<HTMLAnchorElement>(null)
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
        ref={button}
        href={fallbackHref}
        role="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'ArrowDown') return
          event.preventDefault()
          open()
        }}
      >
        <span className="visually-hidden">{label}</span>
        {children}
      </a>
      {isNeeded && (
        <Suspense>
          <Menu label={label} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} {...menu} />
        </Suspense>
      )}
    </>
  )
}
