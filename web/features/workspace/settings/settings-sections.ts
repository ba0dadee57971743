// Every section of the settings screen, in the order of its list: one line per area.

import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { accessSettings, signInSettings } from '#web/features/entry/security/security-settings.ts'
import { recommendationsSettings } from '#web/features/jobs/recommendations/recommendations-settings.ts'
import { notificationsSettings } from '#web/features/people/notifications/notifications-settings.ts'
import { passkeysSettings } from '#web/features/people/passkeys/passkeys-settings.ts'
import { personalDataSettings } from '#web/features/people/personal-data/personal-data-settings.ts'
import { preferencesSettings } from '#web/features/people/preferences/preferences-settings.ts'
import { twoFactorSettings } from '#web/features/people/two-factor/two-factor-settings.ts'

export const settingsSections: readonly SettingsSection[] = [
  ...preferencesSettings,
  ...notificationsSettings,
  ...recommendationsSettings,
  ...signInSettings,
  ...passkeysSettings,
  ...twoFactorSettings,
  ...accessSettings,
  ...personalDataSettings,
]

/** The section in the URL; null shows the list, with the first section next to it where there is room. */
export function sectionAt(search: URLSearchParams, sections = settingsSections): SettingsSection | null {
  const id = search.get('section')
  return sections.find((section) => section.id === id) ?? null
}
