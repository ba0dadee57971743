// Navigation as data: the shell renders it, the layouts provide it.

import type { Glyph } from '../icon.tsx'

export type NavItem = {
  href: string
  label: string
  icon: Glyph
  /** Further addresses that belong to this item. */
  covers?: readonly string[]
  count?: number
  /** Something needs the reader's attention: the count is filled. */
  isTurn?: boolean
}

export type NavGroup = { label?: string; items: readonly NavItem[] }

const isBelow = (pathname: string, href: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))

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
