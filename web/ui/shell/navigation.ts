// Navigation as data: the shell draws it, whoever owns the pages fills it.

import type { Glyph } from '../icon.tsx'

export type NavItem = {
  href: string
  label: string
  icon: Glyph
  /** Further addresses that belong behind this door. */
  covers?: readonly string[]
  count?: number
  /** Something waits for the reader: the count is filled. */
  isTurn?: boolean
}

export type NavGroup = { label?: string; items: readonly NavItem[] }

const isBelow = (pathname: string, href: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))

/** The item whose address is the closest above the page; `/jobs/saved` lights up `/jobs` unless it has an item of its own. */
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
