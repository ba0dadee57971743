import { useMediaQuery } from './use-media-query.ts'

/** For what opens on a press, such as menus. Initial content adapts with media queries. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 760px)')
