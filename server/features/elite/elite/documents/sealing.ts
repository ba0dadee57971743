// Documents and tax details are encrypted before they are stored, with the same key as identity documents: it is neither in the
// database nor beside the files.

import { buffer } from 'node:stream/consumers'
import type { Platform } from '#server/platform/platform.ts'
import { seal, unseal } from '#server/platform/sealed-secret.ts'
import type { Id } from '#shared/kit/ids.ts'

export type KeyHolder = Pick<Platform, 'config' | 'appKey'>

const keyOf = ({ config, appKey }: KeyHolder): string => config.identityKey ?? appKey

export const contentKey = (storageKey: string): string => `${storageKey}/sealed`

/** The id binds the content to one row: copied to another, it cannot be opened. */
export const sealDocument = (platform: KeyHolder, documentId: Id, content: Buffer): Buffer =>
  seal({ appKey: keyOf(platform), purpose: 'elite document', owner: documentId }, content)

export async function openDocument(
  platform: KeyHolder & Pick<Platform, 'storage'>,
  { id, storageKey }: { id: Id; storageKey: string },
): Promise<Buffer> {
  const sealed = await buffer(await platform.storage.read(contentKey(storageKey)))
  const content = unseal({ appKey: keyOf(platform), purpose: 'elite document', owner: id }, sealed)
  if (!content) throw new Error('The document was encrypted with another key; see IDENTITY_KEY.')
  return content
}

export const sealForm = (platform: KeyHolder, formId: Id, data: object): Buffer =>
  seal({ appKey: keyOf(platform), purpose: 'elite form', owner: formId }, Buffer.from(JSON.stringify(data)))

/** Empty if nothing has been saved, or if the key has changed. */
export function openForm(platform: KeyHolder, { id, sealedData }: { id: Id; sealedData: Buffer | null }): object {
  const data = sealedData && unseal({ appKey: keyOf(platform), purpose: 'elite form', owner: id }, sealedData)
  return data ? (JSON.parse(data.toString()) as object) : {}
}
