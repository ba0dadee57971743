// Navigation as data: one table per workspace. An entry appears by itself once its screen has landed.

import type { MessageDescriptor } from '@lingui/core'
import type { NavItem } from '#web/ui/shell/navigation.ts'

export type NavEntry = Pick<NavItem, 'href' | 'icon' | 'covers'> & {
  label: MessageDescriptor
  /** The number beside it. */
  counts?: 'inbox' | 'applications'
}

export type Navigation = {
  groups: readonly { label?: MessageDescriptor; items: readonly NavEntry[] }[]
  /** Pinned to the foot of the sidebar. */
  foot: readonly NavEntry[]
  /** The bottom bar of phones. */
  doors: readonly NavEntry[]
}
