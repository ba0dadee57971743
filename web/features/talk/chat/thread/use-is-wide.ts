import { useMediaQuery } from '#web/ui/use-media-query.ts'

/** From 1181 px on there is room for the panel next to a conversation (matches thread.module.css). */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1181px)')
