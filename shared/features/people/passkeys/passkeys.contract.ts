import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { MAX_PASSKEY_NAME } from './passkey-limits.ts'

const MAX_BLOB = 16_000
const blob = z.base64url().max(MAX_BLOB)

/** Options for the browser, in the format of the Web Authentication API; only the browser reads them. */
const browserOptions = z.record(z.string(), z.unknown())

const credentialParts = {
  id: blob.min(1),
  rawId: blob.min(1),
  type: z.literal('public-key'),
}

/** The browser's response after creating a passkey. */
const passkeyRegistration = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: blob,
    attestationObject: blob,
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>

/** The browser's response after using a passkey, to sign in or to re-authenticate. */
export const passkeyAssertion = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: blob,
    authenticatorData: blob,
    signature: blob,
    userHandle: blob.exactOptional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

const passkeyName = singleLine(1, MAX_PASSKEY_NAME)

const passkey = z
  .object({
    id,
    name: z.string(),
    /**
     * Synced through the person's Apple or Google account or a password manager, so available on their other devices,
     * too.
     */
    isSynced: z.boolean(),
    /** On a security key (USB or NFC) rather than in the device. */
    isSecurityKey: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkey>

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/shared/api/user/passkeys',
    guard: 'auth',
    summary: 'The passkeys of the signed-in person, newest first.',
    response: z.object({ items: z.array(passkey) }),
  }),
  askToMake: endpoint({
    method: 'POST',
    path: '/user/passkeys/options',
    guard: 'auth',
    summary: 'Options for creating a passkey. Valid once, for five minutes.',
    response: browserOptions,
    needsFreshProof: true,
    limit: 'strict',
  }),
  add: endpoint({
    method: 'POST',
    path: '/user/passkeys',
    guard: 'auth',
    summary: 'Adds a passkey created by the browser.',
    body: z.object({ name: passkeyName.optional(), answer: passkeyRegistration }),
    response: passkey,
    status: 201,
    needsFreshProof: true,
    limit: 'strict',
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/user/passkeys/:id',
    guard: 'auth',
    summary: 'Renames a passkey.',
    params: z.object({ id }),
    body: z.object({ name: passkeyName }),
    response: passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user/passkeys/:id',
    guard: 'auth',
    summary: 'Removes a passkey, unless it is the only way to sign in.',
    params: z.object({ id }),
    response: nothing,
    needsFreshProof: true,
  }),
  askToUse: endpoint({
    method: 'POST',
    path: '/passkeys/options',
    guard: 'open',
    summary: 'Options for a passkey sign-in. Valid once, for five minutes.',
    response: browserOptions,
  }),
}
