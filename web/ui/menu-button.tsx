import type { ReactNode } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import type { MenuProps } from './menu.tsx'
import styles from './menu-button.module.css'
import { OpeningLink } from './opening-link.tsx'

const loadMenu = async () => (await import('./menu.tsx')).Menu
const Menu = lazyPart(loadMenu)

type MenuButtonProps = Pick<MenuProps, 'groups' | 'head'> & {
  /** The accessible name of the button and its menu. */
  label: string
  /** The visible content: an icon, an avatar. */
  children: ReactNode
  /** Where a click leads before scripts have loaded. */
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
