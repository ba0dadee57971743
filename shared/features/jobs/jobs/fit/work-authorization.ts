// Where a person may work without applying for a permit.

import type { LocalDate } from '#shared/kit/time-zones.ts'
import { isInRegion } from './regions.ts'

export type WorkPermit = {
  country: string
  kind: 'citizen' | 'permanent' | 'permit'
  /** Null if it does not expire. */
  expiresOn: LocalDate | null
}

/** Groups of countries whose citizens may live and work in each other's. */
const freeMovement: readonly ((country: string) => boolean)[] = [
  (country) => isInRegion(country, 'eea') || country === 'CH',
  (country) => country === 'GB' || country === 'IE',
  (country) => country === 'AU' || country === 'NZ',
]

export function mayWorkIn(country: string, permits: readonly WorkPermit[], today: LocalDate): boolean {
  return permits.some((permit) => {
    if (permit.expiresOn !== null && permit.expiresOn < today) return false
    if (permit.country === country) return true
    return permit.kind === 'citizen' && freeMovement.some((area) => area(permit.country) && area(country))
  })
}
