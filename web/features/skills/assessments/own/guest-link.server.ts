import type { assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction } from '#web/app/form/page-action.server.ts'

/** Asking for a link without scripts. */
export const guestLinkAction = pageAction({
  'guest-link': async ({ client, text }) => {
    await callApi<typeof assessments.requestLink>(client, 'POST /shared/api/assessment-links', {
      body: { email: text('email'), code: text('code') },
    })
    return {}
  },
})
