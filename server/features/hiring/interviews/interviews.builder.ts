// Builds interview requests and interviews for tests, through the API.

import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { anApplication, OF_COMPANY } from '#server/features/hiring/applications/applications.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type {
  CompanyInterviewRequest,
  InterviewRequest,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'

export const OWN_REQUESTS = '/talent/api/interview-requests'
export const COMPANY_REQUESTS = '/company/api/interview-requests'
export const OWN_INTERVIEWS = '/talent/api/interviews'
export const COMPANY_INTERVIEWS = '/company/api/interviews'

/** Noon UTC on days from now, on the test's clock. */
export function noons(test: TestApp, ...days: number[]): string[] {
  const midnight = Math.floor(test.clock.now().getTime() / DAY) * DAY
  return days.map((day) => new Date(midnight + day * DAY + 12 * HOUR).toISOString())
}

export const aRequestBody = (test: TestApp, panel: readonly { id: string }[], named: object = {}) => ({
  kind: 'technical',
  minutes: 45,
  message: 'We would like to hear how you keep queues from losing messages.',
  mode: 'link',
  place: 'https://meet.example/abc',
  panel: panel.map(({ id }) => id),
  times: noons(test, 2, 3, 4),
  ...named,
})

type Sent = { owner: BuiltPerson; id: string }

export const ask = (
  test: TestApp,
  { owner, id }: Sent,
  named: object = {},
  panel: readonly { id: string }[] = [owner],
) => owner.visitor.post(`${OF_COMPANY}/${id}/interview-requests`, aRequestBody(test, panel, named))

/** An application with an open request. */
export async function aRequest(test: TestApp, given: Parameters<typeof anApplication>[1] = {}, named: object = {}) {
  const application = await anApplication(test, given)
  const answer = await ask(test, application, named)
  if (answer.statusCode !== 201) throw new Error(`The request was not sent: ${answer.body}`)
  return { ...application, request: answer.json<CompanyInterviewRequest>() }
}

export const choose = (
  { visitor }: BuiltPerson,
  request: { id: string; times: readonly { id: string }[] },
  place = 0,
) => visitor.post(`${OWN_REQUESTS}/${request.id}/accept`, { timeId: request.times[place]?.id })

/** An application with a scheduled interview. */
export async function anInterview(test: TestApp, given: Parameters<typeof anApplication>[1] = {}, named: object = {}) {
  const built = await aRequest(test, given, named)
  const answer = await choose(built.talent, built.request)
  if (answer.statusCode !== 200) throw new Error(`The time was not booked: ${answer.body}`)
  const { items } = (await built.talent.visitor.get(OWN_INTERVIEWS)).json<{ items: Interview[] }>()
  const interview = items.find(({ applicationId }) => applicationId === built.id)
  if (!interview) throw new Error('The interview is not in the list.')
  return { ...built, interview, accepted: answer.json<InterviewRequest>() }
}
