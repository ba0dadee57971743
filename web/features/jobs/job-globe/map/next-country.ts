// Arrow keys on the map move to the nearest country in that direction.

import type { MapPoint } from '#shared/features/jobs/job-globe/map-projection.ts'

export type Placed = { country: string } & MapPoint

export const directions = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const
export type DirectionKey = keyof typeof directions

export const isDirection = (key: string): key is DirectionKey => key in directions

/** Sideways distance counts double: pressing right should not mostly move up. */
const SIDEWAYS = 2

/** Null when there is none in that direction. */
export function nextCountry(places: readonly Placed[], from: Placed, key: DirectionKey): string | null {
  const [dx, dy] = directions[key]
  let nearest: string | null = null
  let least = Infinity
  for (const { country, x, y } of places) {
    const ahead = (x - from.x) * dx + (y - from.y) * dy
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    const cost = ahead + SIDEWAYS * aside
    if (country !== from.country && ahead > 0 && cost < least) {
      least = cost
      nearest = country
    }
  }
  return nearest
}
