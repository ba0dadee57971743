import { useMediaQuery } from '#web/ui/use-media-query.ts'

/** From 1181 px on there is room beside a conversation for what it is about (as in thread.module.css). */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1181px)')
