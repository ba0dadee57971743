// The two WebAuthn ceremonies. The device verifies its owner by finger, face or PIN, so a passkey counts as both factors.

import type { I18n } from '@lingui/core'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/features/people/passkeys/passkeys.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  insertChallenge,
  selectPasskeyByCredential,
  selectPasskeys,
  takeChallenge,
  updatePasskeyUsed,
} from './passkeys.queries.ts'

/** EdDSA, ES256 and RS256: what authenticators support. Node's post-quantum algorithms are still experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]
const CHALLENGE_MS = 5 * 60_000
/** None are requested, so the browser's results are ignored. */
const noExtensions = { clientExtensionResults: {} }

/** Our own host and origin: passkeys for other sites are invalid here. */
const relyingPartyOf = ({ url }: Platform) => ({ rpID: new URL(url).hostname, origin: new URL(url).origin })

export async function startPasskeyCreation(platform: Platform, person: Pick<Identity, 'id' | 'email' | 'name'>) {
  const known = await selectPasskeys(platform.db, person.id)
  const options = await generateRegistrationOptions({
    rpName: platform.config.siteTitle,
    rpID: relyingPartyOf(platform).rpID,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(platform, options.challenge, person.id)
  return { ...options }
}

/** Lists no credentials: the browser offers what it has, and nobody learns which accounts exist. */
export async function startPasskeySignIn(platform: Platform) {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(platform).rpID,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  await storeChallenge(platform, options.challenge, null)
  return { ...options }
}

const storeChallenge = ({ db, clock }: Platform, challenge: string, makerId: Id | null): Promise<void> =>
  insertChallenge(db, { challenge, makerId, expiresAt: new Date(clock.now().getTime() + CHALLENGE_MS) })

export async function verifyCreatedPasskey(platform: Platform, i18n: I18n, personId: Id, answer: PasskeyRegistration) {
  const { rpID, origin } = relyingPartyOf(platform)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, ...noExtensions },
    expectedChallenge: (challenge) => takeChallenge(platform.db, challenge, personId, platform.clock.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs,
  }).catch((cause: unknown) => {
    throw passkeyError(i18n, cause)
  })
  if (!registrationInfo) throw passkeyError(i18n)
  return registrationInfo
}

/** Returns the owner. Whatever is wrong, it rejects with the same message at `answer`. */
export async function checkPasskey(platform: Platform, i18n: I18n, answer: PasskeyAssertion): Promise<Id> {
  const { db, clock } = platform
  const { rpID, origin } = relyingPartyOf(platform)
  const passkey = await selectPasskeyByCredential(db, answer.id)
  if (!passkey || !isHandleOf(passkey.personId, answer)) throw passkeyError(i18n)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, ...noExtensions },
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null, clock.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch((cause: unknown) => {
    throw passkeyError(i18n, cause)
  })
  if (!verified) throw passkeyError(i18n)
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
  await updatePasskeyUsed(db, passkey.id, { counter, isBackedUp, lastUsedAt: clock.now() })
  return passkey.personId
}

const isHandleOf = (personId: Id, { response }: PasskeyAssertion): boolean =>
  response.userHandle === undefined || Buffer.from(response.userHandle, 'base64url').toString() === personId

function passkeyError(i18n: I18n, cause?: unknown): AppError {
  const message = i18n._({
    id: 'passkeys.rejected',
    message: 'We could not verify this passkey. Try again, or sign in another way.',
  })
  return new AppError('invalid_input', { fields: { answer: [message] }, cause })
}
