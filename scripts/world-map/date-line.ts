// Countries that span the date line (Russia, Fiji) have rings that jump from one edge of the map to the other.

import type { GeoPoint } from './read-shapes.ts'

/** The same ring without the jump: its longitudes continue beyond 180. */
export function unroll(ring: readonly GeoPoint[]): GeoPoint[] {
  let turn = 0
  return ring.map(([longitude, latitude], place) => {
    const before = ring[place - 1]?.[0] ?? longitude
    if (longitude - before > 180) turn -= 360
    if (before - longitude > 180) turn += 360
    return [longitude + turn, latitude]
  })
}

/** The parts of an unrolled ring in map coordinates. */
export function cutAtDateLine(ring: readonly GeoPoint[]): GeoPoint[][] {
  return [-360, 0, 360]
    .map((shift) => ring.map(([longitude, latitude]): GeoPoint => [longitude + shift, latitude]))
    .map((moved) => clip(clip(moved, 180, 1), -180, -1))
    .filter((part) => part.length > 0)
}

/** The part west (side 1) or east (side -1) of a longitude, by the Sutherland–Hodgman algorithm. */
function clip(ring: readonly GeoPoint[], edge: number, side: 1 | -1): GeoPoint[] {
  const isInside = ([longitude]: GeoPoint) => (edge - longitude) * side >= 0
  return ring.flatMap((point, place) => {
    const before = ring.at(place - 1) ?? point
    const crossing = isInside(point) === isInside(before) ? [] : [crossingAt(before, point, edge)]
    return isInside(point) ? [...crossing, point] : crossing
  })
}

function crossingAt([fromX, fromY]: GeoPoint, [toX, toY]: GeoPoint, edge: number): GeoPoint {
  return [edge, fromY + ((edge - fromX) / (toX - fromX)) * (toY - fromY)]
}
