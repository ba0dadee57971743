/** `America/Argentina/Buenos_Aires` → `Buenos Aires`: the city a zone is named after. */
export const zoneCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
