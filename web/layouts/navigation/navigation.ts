// Navigation as data: one table per workspace. An entry appears automatically once its screen exists.

import type { MessageDescriptor } from '@lingui/core'
import type { NavItem } from '#web/ui/shell/navigation.ts'

export type NavEntry = Pick<NavItem, 'href' | 'icon' | 'covers'> & {
  label: MessageDescriptor
  /** The number shown beside it. */
  counts?: 'inbox' | 'applications'
}

export type Navigation = {
  groups: readonly { label?: MessageDescriptor; items: readonly NavEntry[] }[]
  /** Pinned to the bottom of the sidebar. */
  foot: readonly NavEntry[]
  /** The bottom bar on phones. */
  bottomBar: readonly NavEntry[]
}
