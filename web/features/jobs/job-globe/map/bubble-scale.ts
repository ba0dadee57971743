// Encodes job counts by bubble size and colour intensity, never by hue, so that the map also works for colour-blind people.

import type { GlobeView } from '#shared/features/jobs/job-globe/globe-views.ts'

const SMALLEST = 4
const LARGEST = 21
/** The smallest radius that fits a number. */
const NUMBER_FITS = 13
const SHADES = 4

/** The counts drawn as the minimum and the maximum. */
export type Scale = { least: number; most: number; isPlain: boolean }

/**
 * Teams are in few countries, so bubble size shows the count. People may live almost everywhere: bubbles would hide the map, so
 * only the shade shows the difference.
 */
export function scaleFor(view: GlobeView, countries: readonly { jobs: number }[]): Scale {
  const all = countries.map(({ jobs }) => jobs)
  const isPlain = view === 'people'
  return { least: isPlain ? Math.min(...all) : 0, most: Math.max(1, ...all), isPlain }
}

/** The area grows with the count, not the width: twice the jobs look like twice as much. */
export const bubbleRadius = (jobs: number, { most, isPlain }: Scale): number =>
  isPlain ? SMALLEST : Math.max(SMALLEST, LARGEST * Math.sqrt(jobs / most))

export const hasNumber = (radius: number): boolean => radius >= NUMBER_FITS

/** From 1 (few) to 4 (many). */
export function shadeOf(jobs: number, { least, most }: Scale): number {
  const share = most === least ? 1 : (jobs - least) / (most - least)
  return Math.min(SHADES, 1 + Math.floor(Math.sqrt(share) * SHADES))
}
