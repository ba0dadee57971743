// Inspects uploaded content and moves it into storage; there is no other way in. Idempotent, so that a server that crashed midway
// can simply retry.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { FileRejected } from '#server/platform/files/content/file-rejected.ts'
import { RENDERED_TYPE, renderImages } from '#server/platform/files/content/images.ts'
import { sniffType } from '#server/platform/files/content/sniff-type.ts'
import type { FileStorage } from '#server/platform/files/storage.ts'
import { type FileKindName, fileKindRules, imageVariants } from '#shared/features/base/files/file-kinds.ts'
import { extensionOf, type FileTypeName, fileTypes } from '#shared/features/base/files/file-types.ts'

export type InspectedFile = { type: string; sha256: string; width: number | null; height: number | null }

/** Throws FileRejected when this kind does not accept the content. */
export async function ingestFile(
  storage: FileStorage,
  upload: { path: string; name: string; kind: FileKindName; storageKey: string },
): Promise<InspectedFile> {
  const { path, name, kind, storageKey } = upload
  const type = resolveType(kind, name, await sniffType(path))
  const sha256 = await hashFile(path)
  const { images } = fileKindRules(kind)
  if (fileTypes[type].family !== 'image' || !images) {
    const { size } = await stat(path)
    await storage.write(`${storageKey}/original`, createReadStream(path), { type, size })
    return { type, sha256, width: null, height: null }
  }
  const drawn = await renderImages(path, { maxPixels: images.maxPixels, shapes: images.variants })
  for (const variant of imageVariants) {
    const { content } = drawn[variant]
    await storage.write(`${storageKey}/${variant}`, content, { type: RENDERED_TYPE, size: content.length })
  }
  const { width, height } = drawn.large
  return { type: RENDERED_TYPE, sha256, width, height }
}

/** The content decides; the extension must agree, or whoever saves the file would be misled. */
function resolveType(kind: FileKindName, name: string, sniffed: string | null): FileTypeName {
  // Text formats cannot be told apart by their bytes: there the extension decides.
  const isSniffed = (type: FileTypeName) =>
    sniffed === 'text/plain' ? fileTypes[type].family === 'text' : type === sniffed
  const candidates = fileKindRules(kind).types.filter(isSniffed)
  if (candidates.length === 0) throw new FileRejected('type_not_accepted')
  const extension = extensionOf(name)
  const agreed = candidates.find((type) => fileTypes[type].extensions.some((known) => known === extension))
  if (!agreed) throw new FileRejected('name_and_content_differ')
  return agreed
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
