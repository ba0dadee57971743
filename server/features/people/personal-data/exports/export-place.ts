import type { Id } from '#shared/kit/ids.ts'

/** The whole folder of an export in the storage, and the archive in it. */
export const folderOf = (exportId: Id): string => `exports/${exportId}`
export const archiveOf = (exportId: Id): string => `${folderOf(exportId)}/archive`
