/** 'America/Argentina/Buenos_Aires' as people read it. */
export const nameOfZone = (zone: string): string => zone.replaceAll('_', ' ')

/** Every zone the browser knows, and the one that is kept even if it does not. */
export function zoneChoices(kept: string | null): { id: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = kept === null || known.includes(kept) ? known : [kept, ...known]
  return zones.map((zone) => ({ id: zone, label: nameOfZone(zone) }))
}

/** Some zones have two names (Asia/Calcutta, Asia/Kolkata): to Intl they are one. */
export const isSameZone = (one: string, other: string): boolean => canonical(one) === canonical(other)

const canonical = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
