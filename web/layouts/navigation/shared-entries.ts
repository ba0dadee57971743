import { msg } from '@lingui/core/macro'
import { IconMessage, IconSettings } from '@tabler/icons-react'
import type { NavEntry } from './navigation.ts'

export const inbox: NavEntry = {
  href: '/chat',
  label: msg`Inbox`,
  icon: IconMessage,
  covers: ['/inbox.copy'],
  counts: 'inbox',
}

export const settings: NavEntry = { href: '/settings', label: msg`Settings`, icon: IconSettings }
