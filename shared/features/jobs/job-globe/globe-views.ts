/** What the map counts per country: where teams are, or where people may live. */
export const globeViews = ['teams', 'people'] as const
export type GlobeView = (typeof globeViews)[number]

/** When counting teams: only jobs open to the reader's country, or all. */
export const globeReaches = ['me', 'anyone'] as const
export type GlobeReach = (typeof globeReaches)[number]
