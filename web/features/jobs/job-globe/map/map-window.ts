// The visible part of the map. Zooming keeps a point centred as far as the edges allow.

import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from '#shared/features/jobs/job-globe/map-projection.ts'

export const zooms = [1, 2, 4] as const
export type Zoom = (typeof zooms)[number]

export type MapWindow = { x: number; y: number; width: number; height: number }

export function windowAround({ x, y }: MapPoint, zoom: Zoom): MapWindow {
  const [width, height] = [MAP_WIDTH / zoom, MAP_HEIGHT / zoom]
  return {
    x: within(x - width / 2, MAP_WIDTH - width),
    y: within(y - height / 2, MAP_HEIGHT - height),
    width,
    height,
  }
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))

export const zoomedIn = (zoom: Zoom): Zoom => zooms[zooms.indexOf(zoom) + 1] ?? zoom
export const zoomedOut = (zoom: Zoom): Zoom => zooms[zooms.indexOf(zoom) - 1] ?? zoom
