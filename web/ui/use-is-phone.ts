import { useMediaQuery } from './use-media-query.ts'

/** For what only opens by a press, such as menus. What is on the page from the start adapts by media queries. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 760px)')
