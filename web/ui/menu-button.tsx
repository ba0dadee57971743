import type { ReactNode } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import type { MenuProps } from './menu.tsx'
import styles from './menu-button.module.css'
import { OpeningLink } from './opening-link.tsx'

const loadMenu = async () => (await import('./menu.tsx')).Menu
const Menu = lazyPart(loadMenu)

type MenuButtonProps = Pick<MenuProps, 'groups' | 'head'> & {
  /** Names the button and its menu; heard, not seen. */
  label: string
  /** What is seen: an icon, a face. */
  children: ReactNode
  /** Where a press leads before scripts have arrived. */
  fallbackHref: string
}

export function MenuButton({ label, children, fallbackHref, ...menu }: MenuButtonProps) {
  return (
    <OpeningLink
      fallbackHref={fallbackHref}
      opens="menu"
      preload={loadMenu}
      className={styles.button}
      renderOpened={(opened) => <Menu label={label} {...opened} {...menu} />}
    >
      <span className="visually-hidden">{label}</span>
      {children}
    </OpeningLink>
  )
}
