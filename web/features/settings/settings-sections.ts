// Every part of the settings screen, in the order of its list: one line per area.

import type { SettingsSection } from '#web/app/settings/settings-section.ts'
import { personalDataSettings } from '#web/features/personal-data/personal-data-settings.ts'
import { preferencesSettings } from '#web/features/preferences/preferences-settings.ts'

export const settingsSections: readonly SettingsSection[] = [...preferencesSettings, ...personalDataSettings]

/** What the address asks for; null shows the list, and beside it the first part where there is room. */
export function sectionAt(search: URLSearchParams, sections = settingsSections): SettingsSection | null {
  const id = search.get('section')
  return sections.find((section) => section.id === id) ?? null
}
