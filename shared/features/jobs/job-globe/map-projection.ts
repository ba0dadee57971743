// The Natural Earth projection by Tom Patterson and Bojan Šavrič, which does not inflate the north. Country shapes are
// projected when the map is generated and the reader's meridian when the page is rendered, both with this code.

export const MAP_WIDTH = 1000
/** Without Antarctica, where nobody hires. */
export const MAP_HEIGHT = 445
const NORTH = 84

export type MapPoint = { x: number; y: number }

export function project(longitude: number, latitude: number): MapPoint {
  const lambda = (longitude * Math.PI) / 180
  const phi = (latitude * Math.PI) / 180
  const scale = MAP_WIDTH / (2 * Math.PI * widthAt(0))
  return {
    x: MAP_WIDTH / 2 + lambda * widthAt(phi) * scale,
    y: (heightAt((NORTH * Math.PI) / 180) - heightAt(phi)) * scale,
  }
}

function widthAt(phi: number): number {
  const square = phi * phi
  const fourth = square * square
  return 0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth))
}

function heightAt(phi: number): number {
  const square = phi * phi
  const fourth = square * square
  return phi * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth)))
}

/** A meridian from the top of the map to the bottom. */
export function meridianPoints(longitude: number, latitudes = meridianLatitudes): MapPoint[] {
  return latitudes.map((latitude) => project(longitude, latitude))
}

const SOUTH = -58
const STEP = 5
const meridianLatitudes = Array.from(
  { length: Math.floor((NORTH - SOUTH) / STEP) + 1 },
  (_, place) => NORTH - place * STEP,
)
