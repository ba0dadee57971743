// Asks the person for one of their passkeys. The library is loaded with the first question, so that pages that only offer
// a passkey stay light.

import type { passkeys, UsedPasskey } from '#shared/features/people/passkeys/passkeys.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'

/** The person closed the browser's question, or let it run out: nothing failed, and nothing is to be told. */
export class PasskeyDismissed extends Error {
  override readonly name = 'PasskeyDismissed'
}

export const loadPasskeyLibrary = () => import('@simplewebauthn/browser')

export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** Whether the browser can offer passkeys in the list under a field, beside remembered passwords. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/**
 * `isAutofill` shows nothing by itself: the browser offers passkeys in a field with `autocomplete="username webauthn"`,
 * and the promise stays open until one is chosen or another question takes its place.
 */
export async function answerWithPasskey(
  client: SessionClient,
  { isAutofill = false }: { isAutofill?: boolean } = {},
): Promise<UsedPasskey> {
  const [{ startAuthentication }, options] = await Promise.all([
    loadPasskeyLibrary(),
    callApi<typeof passkeys.askToUse>(client, 'POST /passkeys/options', { isUnasked: isAutofill }),
  ])
  return startAuthentication({
    // The server's own library has written them, for this very function.
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill: isAutofill,
  }).catch(throwDismissed)
}

/** Ends an open autofill question; a page calls it when it goes away. */
export async function stopOfferingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await loadPasskeyLibrary()
  WebAuthnAbortService.cancelCeremony()
}

export function throwDismissed(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyDismissed('dismissed', { cause: error })
  throw error
}
