import { withExtension } from '#server/platform/files/file-name.ts'
import { fileTypes, isFileTypeName } from '#shared/features/base/files/file-types.ts'

/** A photo uploaded as JPEG is served as WebP, and its name has to match. */
export function savedName(name: string, type: string): string {
  const extensions: readonly string[] = isFileTypeName(type) ? fileTypes[type].extensions : []
  const isRight = extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
  return isRight || !extensions[0] ? name : withExtension(name, extensions[0])
}
