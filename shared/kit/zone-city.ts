/** The city a zone is named after: 'America/Sao_Paulo' → 'Sao Paulo'. It names a clock; where a person lives does not. */
export const zoneCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
