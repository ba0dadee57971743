// One section of the settings screen, with its own address. An area declares its sections once, in its own file
// (`security-settings.ts`), and web/features/workspace/settings/settings-sections.ts lists them:
//   export const securitySettings: readonly SettingsSection[] = [{
//     id: 'password', group: 'security', label: msg`Password`, lead: msg`…`, icon: IconKey,
//     queries: [passwordFacts],
//     Body: lazyPart(async () => (await import('./password.section.tsx')).PasswordSection),
//   }]
// The body is loaded when its section is opened; it is rendered in a QueryBoundary that holds the results of `queries`.

import type { MessageDescriptor } from '@lingui/core'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Glyph } from '#web/ui/icon.tsx'

export const settingsGroups = ['you', 'security', 'privacy', 'data'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

export type SettingsSection = {
  /** Part of the address: /settings?section=<id>. Emails link to it, so it must never change. */
  id: string
  group: SettingsGroup
  label: MessageDescriptor
  /** One sentence on what can be changed here. */
  lead: MessageDescriptor
  icon: Glyph
  /** Loaded before the section renders, on the server too. */
  queries?: readonly { queryKey: QueryKey }[]
  Body: ComponentType
}

export const settingsPath = (id: string): string => `/settings?section=${id}`
