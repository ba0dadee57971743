// How numbers of jobs are drawn: by the size of a bubble and by how strong the country is coloured, never by hue, so that
// the map reads the same to who sees no colours.

import type { GlobeView } from '#shared/features/jobs/job-globe/globe-views.ts'

const SMALLEST = 4
const LARGEST = 21
/** From this size on a number fits in. */
const NUMBER_FITS = 13
const SHADES = 4

/** What is drawn as nothing and as most. */
export type Scale = { least: number; most: number; isPlain: boolean }

/**
 * Teams are in few countries, and the more jobs the larger the bubble. People may live almost everywhere: there the
 * differences count, and bubbles would hide the map.
 */
export function scaleFor(view: GlobeView, countries: readonly { jobs: number }[]): Scale {
  const all = countries.map(({ jobs }) => jobs)
  const isPlain = view === 'people'
  return { least: isPlain ? Math.min(...all) : 0, most: Math.max(1, ...all), isPlain }
}

/** The area grows with the number, not the width: twice the jobs look like twice. */
export const bubbleRadius = (jobs: number, { most, isPlain }: Scale): number =>
  isPlain ? SMALLEST : Math.max(SMALLEST, LARGEST * Math.sqrt(jobs / most))

export const hasNumber = (radius: number): boolean => radius >= NUMBER_FITS

/** From 1 for few to 4 for many. */
export function shadeOf(jobs: number, { least, most }: Scale): number {
  const share = most === least ? 1 : (jobs - least) / (most - least)
  return Math.min(SHADES, 1 + Math.floor(Math.sqrt(share) * SHADES))
}
