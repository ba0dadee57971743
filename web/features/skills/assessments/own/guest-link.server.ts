import { redirect } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import type { assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction } from '#web/app/form/page-action.server.ts'

/** Asking for a link, and using it, without scripts. */
export const guestLinkAction = pageAction({
  'guest-link': async ({ client, text }) => {
    await callApi<typeof assessments.requestLink>(client, 'POST /shared/api/assessment-links', {
      body: { email: text('email'), code: text('code') },
    })
    return {}
  },
  'guest-enter': async ({ client, text, isTicked, enter }) => {
    const token = text('token')
    const { next, outcome } = await callApi<typeof assessments.enter>(client, 'POST /shared/api/assessment-entries', {
      body: { token, name: text('name'), ...(isTicked('acceptsTerms') && { acceptsTerms: true as const }) },
    })
    return outcome === null ? redirect(`${SIGN_IN_PATH}?redirect=${next}`) : enter(outcome, next)
  },
})
