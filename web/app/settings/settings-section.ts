// One part of the settings screen, with an address of its own. An area declares its parts once, in a file of its own
// (`security-settings.ts`), and web/features/workspace/settings/settings-sections.ts lists them:
//   export const securitySettings: readonly SettingsSection[] = [{
//     id: 'password', group: 'security', label: msg`Password`, lead: msg`…`, icon: IconKey,
//     queries: [passwordFacts],
//     Body: lazyPart(async () => (await import('./password.section.tsx')).PasswordSection),
//   }]
// The body is loaded only when its part is opened; it stands in a QueryBoundary that holds what `queries` brought.

import type { MessageDescriptor } from '@lingui/core'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Glyph } from '#web/ui/icon.tsx'

export const settingsGroups = ['you', 'security', 'privacy', 'data'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

export type SettingsSection = {
  /** Its place in the address: /settings?section=<id>. Mails lead there, so it is never changed. */
  id: string
  group: SettingsGroup
  label: MessageDescriptor
  /** One sentence on what can be changed here. */
  lead: MessageDescriptor
  icon: Glyph
  /** What must be known before it can be drawn, on the server too. */
  queries?: readonly { queryKey: QueryKey }[]
  Body: ComponentType
}

export const settingsPath = (id: string): string => `/settings?section=${id}`
