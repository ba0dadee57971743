import { matchesMedia, useMediaQuery, whenMediaMatches } from '#web/ui/use-media-query.ts'

/** From here on the list, its filters and the chosen job fit beside each other (as in job-search.module.css). */
const SPLIT = '(min-width: 1101px)'

export const isSplitNow = (): boolean => matchesMedia(SPLIT)

/** Without scripts every job opens as a page. */
export const useIsSplit = (): boolean => useMediaQuery(SPLIT)

/** Resolves once there is room: what only a wide screen shows is never loaded on a phone. */
export const whenSplit = (): Promise<void> => whenMediaMatches(SPLIT)
