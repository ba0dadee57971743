/** What the countries of the map are counted by: where teams are, or where people may live. */
export const globeViews = ['teams', 'people'] as const
export type GlobeView = (typeof globeViews)[number]
