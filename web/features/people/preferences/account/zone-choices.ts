/** 'America/Argentina/Buenos_Aires' made readable. */
export const nameOfZone = (zone: string): string => zone.replaceAll('_', ' ')

/** Every time zone the browser knows, and the saved one even if it does not. */
export function zoneChoices(saved: string | null): { id: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = saved === null || known.includes(saved) ? known : [saved, ...known]
  return zones.map((zone) => ({ id: zone, label: nameOfZone(zone) }))
}

/** Some zones have two names (Asia/Calcutta, Asia/Kolkata), which Intl treats as one. */
export const isSameZone = (one: string, other: string): boolean => canonical(one) === canonical(other)

const canonical = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
