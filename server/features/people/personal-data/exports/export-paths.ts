import type { Id } from '#shared/kit/ids.ts'

export const folderOf = (exportId: Id): string => `exports/${exportId}`
export const archiveOf = (exportId: Id): string => `${folderOf(exportId)}/archive`
