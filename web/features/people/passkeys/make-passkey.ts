import type { Passkey, passkeys } from '#shared/features/people/passkeys/passkeys.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { loadPasskeyLibrary, throwDismissed } from './answer-with-passkey.ts'

/** This device, or the password manager on it, already holds a passkey of the account. */
export class PasskeyExists extends Error {
  override readonly name = 'PasskeyExists'
}

/** Lets the browser make a passkey for the signed-in person and adds it to their account. */
export async function makePasskey(client: SessionClient): Promise<Passkey> {
  const [{ startRegistration }, options] = await Promise.all([
    loadPasskeyLibrary(),
    callApi<typeof passkeys.askToMake>(client, 'POST /user/passkeys/options'),
  ])
  const answer = await startRegistration({
    // The server's own library has written them, for this very function.
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidStateError')
      throw new PasskeyExists('exists', { cause: error })
    return throwDismissed(error)
  })
  return callApi<typeof passkeys.add>(client, 'POST /user/passkeys', { body: { answer } })
}
