// Signing in with a passkey: with the button, or from the browser's autofill under the email field.

import { useEffect, useRef, useState } from 'react'
import type { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'

/** Loaded on first use: most people sign in differently, and the page should stay light. */
const loadPasskeys = () => import('#web/features/people/passkeys/answer-with-passkey.ts')

export function usePasskeySignIn(isRemembered: () => boolean) {
  const { client, enter } = useSession()
  const [state, setState] = useState<{ isPending: boolean; failure: unknown }>({ isPending: false, failure: null })
  const isOffering = useRef(false)
  const hasAnswered = useRef(false)

  // A pending prompt would otherwise resolve after the page is gone.
  useEffect(
    () => () => {
      if (isOffering.current) void loadPasskeys().then(({ stopOfferingPasskeys }) => stopOfferingPasskeys())
    },
    [],
  )

  async function signInWith(isAutofill: boolean) {
    const { answerWithPasskey } = await loadPasskeys()
    const answer = await answerWithPasskey(client, { isAutofill })
    hasAnswered.current = true
    setState({ isPending: true, failure: null })
    const body = { answer, remember: isRemembered() }
    await enter(await callApi<typeof signIn.byPasskey>(client, 'POST /login/passkey', { body }))
  }

  async function attempt(isAutofill: boolean) {
    try {
      await signInWith(isAutofill)
      setState({ isPending: false, failure: null })
    } catch (failure) {
      const isDismissed = failure instanceof Error && failure.name === 'PasskeyDismissed'
      // Nobody asked for the autofill offer, so its failure is not shown.
      const isUnasked = isAutofill && !hasAnswered.current
      setState({ isPending: false, failure: isDismissed || isUnasked ? null : failure })
    }
  }

  return {
    ...state,
    press() {
      setState({ isPending: true, failure: null })
      void attempt(false)
    },
    /** Called on focus of the email field; a page that is only viewed makes no request. */
    async offer() {
      if (isOffering.current) return
      isOffering.current = true
      const { canOfferPasskeys } = await loadPasskeys()
      if (await canOfferPasskeys()) await attempt(true)
    },
  }
}
