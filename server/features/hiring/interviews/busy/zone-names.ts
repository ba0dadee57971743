// Which time zone a calendar means. Most name it as everybody does, some with a path in front, and Outlook with names of Windows.

import { windowsZones } from './windows-zones.ts'

function isZone(name: string): boolean {
  // An offset is a valid zone, too, but no calendar means one by that.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Null: nothing known has this name. */
export function zoneNamed(name: string): string | null {
  const text = name.trim().replace(/^"|"$/g, '')
  const ofWindows = windowsZones.get(text)
  if (ofWindows !== undefined) return ofWindows
  if (isZone(text)) return text
  // '/freeassociation.sourceforge.net/Europe/Berlin', '/mozilla.org/20050126_1/America/New_York'
  const parts = text.split('/')
  for (const length of [3, 2]) {
    const end = parts.slice(-length).join('/')
    if (parts.length > length && isZone(end)) return end
  }
  return null
}
