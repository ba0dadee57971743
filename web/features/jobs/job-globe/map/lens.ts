// The part of the world within four hours of the reader's clock: fifteen degrees of longitude are one hour.

import { type MapPoint, meridianPoints } from '#shared/features/jobs/job-globe/map-projection.ts'

const DEGREES_PER_HOUR = 15
const HOURS = 4
const REACH = HOURS * DEGREES_PER_HOUR

type Lens = {
  /** Paths to fill: two where the edge of the map splits the area. */
  areas: string[]
  /** Its borders, without those along the edge of the map. */
  edges: string[]
}

const drawn = (points: readonly MapPoint[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

export const meridianPath = (longitude: number): string => drawn(meridianPoints(longitude))

export function lensAround(longitude: number): Lens {
  const parts = partsBetween(longitude - REACH, longitude + REACH)
  const edges = [longitude - REACH, longitude + REACH].map(onMap)
  return {
    areas: parts.map(([west, east]) => `${drawn([...meridianPoints(west), ...meridianPoints(east).toReversed()])}Z`),
    edges: edges.map(meridianPath),
  }
}

/** Longitude ranges on the map, split at its edges. */
export function partsBetween(west: number, east: number): [number, number][] {
  if (west < -180)
    return [
      [-180, east],
      [onMap(west), 180],
    ]
  if (east > 180)
    return [
      [west, 180],
      [-180, onMap(east)],
    ]
  return [[west, east]]
}

const onMap = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180
