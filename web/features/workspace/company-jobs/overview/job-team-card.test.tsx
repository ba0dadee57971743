import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { JobTeam } from '#shared/features/jobs/jobs/job-team.contract.ts'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { JobTeamCard } from './job-team-card.tsx'

afterEach(cleanup)
const amara = { personId: 'p-1', name: 'Amara Obi', role: 'hiring_manager' as const }
const lena = { personId: 'p-2', name: 'Lena Roth', role: 'interviewer' as const }

/** `refusal`: the message with which the server declines the next change. */
function showCard(team: JobTeam, refusal?: string) {
  let saved = team
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), 'http://test'), init)
    if (request.url.endsWith('/company/api/team'))
      return Response.json({ members: [amara, lena].map((member) => ({ ...member, isYou: member === amara })) })
    if (request.method === 'PUT') {
      const body: { personIds: string[] } = await request.json()
      sent.push(body)
      if (refusal)
        return Response.json(
          { code: 'validation_failed', message: 'Check the fields.', errors: { 'personIds.0': [refusal] } },
          { status: 422 },
        )
      saved = { ...saved, members: [amara, lena].filter(({ personId }) => body.personIds.includes(personId)) }
    }
    return Response.json(saved)
  }
  const session = aSession(fetch)
  const card = (
    <Suspense>
      <JobTeamCard jobId="job-1" />
    </Suspense>
  )
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClientFor(session)}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  return sent
}

const openDialog = async () => fireEvent.click(await screen.findByRole('button', { name: /Change the team/ }))

it('members are added to and removed from the team of a job', async () => {
  const sent = showCard({ members: [amara], canChange: true })
  await openDialog()
  fireEvent.click(await screen.findByRole('checkbox', { name: /Amara Obi/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Lena Roth/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save team' }))
  expect(await screen.findByText('Lena Roth')).toBeTruthy()
  expect(sent).toEqual([{ personIds: ['p-2'] }])
})

it('says why a change was refused, and keeps what was chosen', async () => {
  showCard({ members: [], canChange: true }, 'Choose members of your company.')
  await openDialog()
  const lenasBox = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Lena Roth/ })
  fireEvent.click(lenasBox)
  fireEvent.click(screen.getByRole('button', { name: 'Save team' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose members of your company.')
  expect(lenasBox.checked).toBe(true)
})

it('without a team, it says that everybody works on the job, and offers no change to those who may not', async () => {
  showCard({ members: [], canChange: false })
  expect(await screen.findByText(/everybody in your company works on it/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
