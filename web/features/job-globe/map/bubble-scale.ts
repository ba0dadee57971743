// How numbers of jobs are drawn: by the size of a bubble and by how strong the country is coloured, never by hue, so that
// the map reads the same to who sees no colours.

const SMALLEST = 4
const LARGEST = 17
/** From this size on a number fits in. */
const NUMBER_FITS = 10
const SHADES = 4

/** The area grows with the number, not the width: twice the jobs look like twice. */
export const bubbleRadius = (jobs: number, most: number): number =>
  Math.max(SMALLEST, LARGEST * Math.sqrt(jobs / Math.max(1, most)))

export const hasNumber = (radius: number): boolean => radius >= NUMBER_FITS

/** From 1 for few to 4 for many. */
export const shadeOf = (jobs: number, most: number): number =>
  Math.min(SHADES, 1 + Math.floor(Math.sqrt(jobs / Math.max(1, most)) * SHADES))
