// Photos and details are encrypted before they are stored, with a key that is neither in the database nor beside the files.

import { createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Platform } from '#server/platform/platform.ts'
import { seal, unseal } from '#server/platform/sealed-secret.ts'
import type { NameMatch } from '#shared/features/people/identity/identity-words.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { MrzReading } from '../reading/read-mrz.ts'

export type KeyHolder = Pick<Platform, 'config' | 'appKey'>

const keyOf = ({ config, appKey }: KeyHolder): string => config.identityKey ?? appKey

export type IdentityFacts = {
  legalName: string
  birthDate: string
  reading: MrzReading | null
  nameMatch: NameMatch | null
}

/** `owner` binds the content to one row: copied to another, it cannot be opened. */
export const sealPhoto = (platform: KeyHolder, photoId: Id, content: Buffer): Buffer =>
  seal({ appKey: keyOf(platform), purpose: 'identity photo', owner: photoId }, content)

export async function openPhoto(
  platform: KeyHolder & Pick<Platform, 'storage'>,
  { id, storageKey }: { id: Id; storageKey: string },
): Promise<Buffer> {
  const sealed = await buffer(await platform.storage.read(contentKey(storageKey)))
  const content = unseal({ appKey: keyOf(platform), purpose: 'identity photo', owner: id }, sealed)
  if (!content) throw new Error('The photo was encrypted with another key; see IDENTITY_KEY.')
  return content
}

export const contentKey = (storageKey: string): string => `${storageKey}/sealed`

export const sealFacts = (platform: KeyHolder, checkId: Id, facts: IdentityFacts): Buffer =>
  seal({ appKey: keyOf(platform), purpose: 'identity facts', owner: checkId }, Buffer.from(JSON.stringify(facts)))

/** Null once they have been deleted, or if the key has changed. */
export function openFacts(
  platform: KeyHolder,
  { id, sealedFacts }: { id: Id; sealedFacts: Buffer | null },
): IdentityFacts | null {
  const facts = sealedFacts && unseal({ appKey: keyOf(platform), purpose: 'identity facts', owner: id }, sealedFacts)
  return facts && (JSON.parse(facts.toString()) as IdentityFacts)
}

/** The same document has the same hash in every account; without the key nobody can try numbers. */
export const hashDocument = (platform: KeyHolder, { issuer, number }: Pick<MrzReading, 'issuer' | 'number'>): Buffer =>
  createHmac('sha256', keyOf(platform)).update(`identity document:${issuer}:${number}`).digest()
