/** What the countries of the map are counted by: where teams are, or where people may live. */
export const globeViews = ['teams', 'people'] as const
export type GlobeView = (typeof globeViews)[number]

/** Of where teams are: only jobs open to the country the reader lives in, or all. */
export const globeReaches = ['me', 'anyone'] as const
export type GlobeReach = (typeof globeReaches)[number]
