// Generates the map of /jobs/around-the-globe from Natural Earth (public domain) as packaged by npm's world-atlas:
//   npm pack world-atlas && tar xzf world-atlas-*.tgz
//   node scripts/run.mjs scripts/world-map/make-world-map.ts package
// Both results are committed, so building the product does not need this.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { MAP_HEIGHT, MAP_WIDTH, project } from '#shared/features/jobs/job-globe/map-projection.ts'
import { cutAtDateLine } from './date-line.ts'
import { type GeoPoint, readShapes, type Shape } from './read-shapes.ts'

const SHAPES = 'web/features/jobs/job-globe/map/world.svg'
const CENTRES = 'server/features/jobs/job-globe/country-centres.ts'
/** Half a unit of the map is less than a pixel on most screens. */
const STEPS_PER_UNIT = 2
/** Smaller islands would be a dot; their country has its bubble. */
const SMALLEST_RING = 4

/** Too small to be in the detailed map. */
const placedByHand: Record<string, GeoPoint> = {
  BQ: [-68.3, 12.2],
  BV: [3.4, -54.4],
  CC: [96.8, -12.2],
  CX: [105.7, -10.5],
  GF: [-53.1, 4],
  GI: [-5.3, 36.1],
  GP: [-61.5, 16.2],
  MQ: [-61, 14.6],
  RE: [55.5, -21.1],
  SJ: [16, 78],
  TK: [-171.8, -9.2],
  TV: [179.2, -8.5],
  UM: [166.6, 19.3],
  YT: [45.2, -12.8],
}

function drawWorld(shapes: readonly Shape[]): string {
  const drawn = shapes
    .filter(({ country }) => country !== 'AQ')
    .map(({ country, rings }) => {
      const lines = rings.flatMap(cutAtDateLine).map(drawRing).join('')
      return lines === '' ? '' : `<path id="${country ?? 'land'}" d="${lines}"/>`
    })
  // Ids must be unique, so all disputed land becomes one shape.
  const land = drawn.filter((one) => one.includes('id="land"'))
  const joined = land.map((one) => /d="([^"]*)"/.exec(one)?.[1] ?? '').join('')
  const named = drawn.filter((one) => one !== '' && !land.includes(one)).toSorted()
  const all = [...named, `<path id="land" d="${joined}"/>`].join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}">\n${all}\n</svg>\n`
}

/** Relative moves in whole steps, which are far shorter than coordinates. */
function drawRing(ring: readonly GeoPoint[]): string {
  const steps = ring.map(([longitude, latitude]) => {
    const { x, y } = project(longitude, latitude)
    return [Math.round(x * STEPS_PER_UNIT), Math.round(y * STEPS_PER_UNIT)] as const
  })
  const points = steps.filter(([x, y], place) => x !== steps[place - 1]?.[0] || y !== steps[place - 1]?.[1])
  const [first, ...rest] = points
  if (!first || rest.length < SMALLEST_RING) return ''
  let before = first
  const moves = rest.map((point) => {
    const move = `${number(point[0] - before[0])} ${number(point[1] - before[1])}`
    before = point
    return move
  })
  return `M${number(first[0])} ${number(first[1])}l${moves.join(' ').replaceAll(' -', '-')}z`
}

const number = (steps: number): string => String(steps / STEPS_PER_UNIT).replace(/^(-?)0\./, '$1.')

function listCentres(shapes: readonly Shape[]): string {
  const centres = new Map(Object.entries(placedByHand))
  // A country can consist of several shapes.
  const whole = Map.groupBy(shapes, ({ country }) => country)
  for (const [country, parts] of whole) {
    const rings = parts.flatMap((part) => part.rings)
    const largest = rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0]
    if (country !== null && largest && !centres.has(country)) centres.set(country, centreOf(largest))
  }
  const rows = [...centres]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, [longitude, latitude]]) => `  ${country} ${longitude.toFixed(1)} ${latitude.toFixed(1)}`)
  return `// Made by scripts/world-map/make-world-map.ts: the centre of the largest part of each country, as longitude and latitude.

const rows = \`
${rows.join('\n')}
\`

export const countryCentres: ReadonlyMap<string, { longitude: number; latitude: number }> = new Map(
  rows
    .trim()
    .split('\\n')
    .map((row) => {
      const [country = '', longitude, latitude] = row.trim().split(' ')
      return [country, { longitude: Number(longitude), latitude: Number(latitude) }]
    }),
)
`
}

const pairsOf = (ring: readonly GeoPoint[]) =>
  ring.map((point, place) => [point, ring[(place + 1) % ring.length] ?? point] as const)

/** Degrees get narrower towards the poles: without this, an arctic island could be the largest part of a country. */
const areaOf = (ring: readonly GeoPoint[]): number =>
  Math.abs(signedArea(ring)) * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180)

const signedArea = (ring: readonly GeoPoint[]): number =>
  pairsOf(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0) / 2

const onMap = (longitude: number): number => ((longitude + 540) % 360) - 180

function centreOf(ring: readonly GeoPoint[]): GeoPoint {
  let [x, y] = [0, 0]
  for (const [[fromX, fromY], [toX, toY]] of pairsOf(ring)) {
    const cross = fromX * toY - toX * fromY
    x += (fromX + toX) * cross
    y += (fromY + toY) * cross
  }
  const area = 6 * signedArea(ring)
  return [onMap(x / area), y / area]
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Pass the folder of the unpacked world-atlas.')
writeFileSync(SHAPES, drawWorld(readShapes(path.join(folder, 'countries-110m.json'))))
writeFileSync(CENTRES, listCentres(readShapes(path.join(folder, 'countries-50m.json'))))
