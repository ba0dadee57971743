import { redirect } from 'react-router'
import type { interviewRequests } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction } from '#web/app/form/page-action.server.ts'

/** Choosing a time without scripts. */
export const chooseTimeAction = pageAction({
  'choose-time': async ({ client, text }) => {
    await callApi<typeof interviewRequests.accept>(client, 'POST /talent/api/interview-requests/:id/accept', {
      params: { id: text('requestId') },
      body: { timeId: text('timeId') },
    })
    return redirect('/interviews/upcoming')
  },
})
