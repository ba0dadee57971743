// Reads countries from a TopoJSON file (https://github.com/topojson/topojson-specification): borders are arcs shared by
// neighbours, each point stored relative to the previous one.

import { readFileSync } from 'node:fs'
import { unroll } from './date-line.ts'
import { codeByNumber } from './iso-numbers.ts'

/** Longitude and latitude. */
export type GeoPoint = readonly [number, number]
export type Shape = {
  /** Null for disputed land. */
  country: string | null
  /** Only the outer ring of each polygon: lakes and enclaves are thinner than a line. */
  rings: GeoPoint[][]
}

type Topology = {
  transform: { scale: GeoPoint; translate: GeoPoint }
  arcs: GeoPoint[][]
  objects: { countries: { geometries: Geometry[] } }
}
type Geometry = { id?: string } & ({ type: 'Polygon'; arcs: number[][] } | { type: 'MultiPolygon'; arcs: number[][][] })

export function readShapes(file: string): Shape[] {
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const lines = arcs.map((arc) => pointsOf(arc, transform))
  return objects.countries.geometries.map((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
    return {
      country: codeByNumber.get(geometry.id ?? '') ?? null,
      rings: polygons.map(([outer = []]) => unroll(ringOf(outer, lines))),
    }
  })
}

function pointsOf(arc: readonly GeoPoint[], { scale, translate }: Topology['transform']): GeoPoint[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** A negative number is a reversed arc; the first point of an arc repeats the last of the previous one. */
function ringOf(numbers: readonly number[], lines: readonly GeoPoint[][]): GeoPoint[] {
  return numbers.flatMap((number, place) => {
    const line = (number < 0 ? lines[~number]?.toReversed() : lines[number]) ?? []
    return place === 0 ? line : line.slice(1)
  })
}
