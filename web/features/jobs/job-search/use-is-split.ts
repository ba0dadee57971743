import { matchesMedia, useMediaQuery, whenMediaMatches } from '#web/ui/use-media-query.ts'

/** From this width on, list, filters and job fit next to each other (matches job-search.module.css). */
const SPLIT = '(min-width: 1101px)'

export const isSplitNow = (): boolean => matchesMedia(SPLIT)

/** Without scripts every job opens as a page. */
export const useIsSplit = (): boolean => useMediaQuery(SPLIT)

/** Resolves once there is room: phones never load what only wide screens show. */
export const whenSplit = (): Promise<void> => whenMediaMatches(SPLIT)
