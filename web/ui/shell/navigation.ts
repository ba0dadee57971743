// Navigation as data: the shell renders it, the layouts provide it.

import type { Glyph } from '../icon.tsx'

export type NavItem = {
  href: string
  label: string
  icon: Glyph
  /** Further paths for which this item is the current one; segments that begin with a colon match anything. */
  covers?: readonly string[]
  count?: number
  /** Something needs the reader's attention: the count is filled. */
  isTurn?: boolean
}

export type NavGroup = { label?: string; items: readonly NavItem[] }

function isBelow(pathname: string, href: string): boolean {
  if (href === '/' || pathname === href) return pathname === href
  const parts = pathname.split('/')
  return href.split('/').every((part, place) => part === parts[place] || (part.startsWith(':') && parts[place]))
}

/** The item with the longest matching path: `/jobs/saved` highlights `/jobs` unless it has its own item. */
export function findCurrentItem(items: readonly NavItem[], pathname: string): NavItem | undefined {
  let current: NavItem | undefined
  let length = 0
  for (const item of items) {
    for (const href of [item.href, ...(item.covers ?? [])]) {
      if (href.length > length && isBelow(pathname, href)) {
        current = item
        length = href.length
      }
    }
  }
  return current
}
