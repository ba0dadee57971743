import type { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction } from '#web/app/form/page-action.server.ts'
import { secondStepAction } from '#web/features/entry/sign-in/plain/sign-in-actions.ts'
import { digitsOf } from '#web/features/entry/sign-in/verification/verification-code.ts'

/** The public job page's forms without scripts: requesting the emailed code, then entering it. */
export const guestAction = pageAction({
  ...secondStepAction,
  'apply-start': async ({ client, url, params, text, isTicked }) => {
    const via = url.searchParams.get('via')
    return callApi<typeof apply.startAsGuest>(client, 'POST /shared/api/jobs/:jobId/applying/guest', {
      params: { jobId: params['id'] ?? '' },
      body: {
        name: text('name'),
        email: text('email'),
        ...(via !== null && { via }),
        ...(isTicked('acceptsTerms') && { acceptsTerms: true as const }),
      },
    })
  },
  'apply-code': async ({ client, params, text, enter }) => {
    const { next, outcome } = await callApi<typeof apply.proveGuest>(
      client,
      'POST /shared/api/jobs/:jobId/applying/guest/proof',
      { params: { jobId: params['id'] ?? '' }, body: { email: text('email'), code: digitsOf(text('code')) } },
    )
    const entered = enter(outcome, next)
    return entered instanceof Response ? entered : { ...entered, onward: next }
  },
})
