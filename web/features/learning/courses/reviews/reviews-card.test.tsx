import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { CourseReviewsPage } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { createQueryClient } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { ReviewsCard } from './reviews-card.tsx'

beforeEach(() => sessionStorage.clear())
// The card loads the form when it is needed: here its module is there already, however slow the machine is.
beforeAll(() => import('./review-form.tsx'))

const page: CourseReviewsPage = {
  items: [
    {
      id: '01900000-0000-7000-8000-000000000001',
      stars: 4,
      text: 'Clear and short.',
      by: 'Ximena',
      isOwn: false,
      writtenAt: '2026-11-01T12:00:00.000Z',
      isEdited: false,
    },
  ],
  nextCursor: null,
}

it('shows what learners say, and publishes stars with a text', async () => {
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const request = new Request(
      new URL(String(address instanceof Request ? address.url : address), 'http://x.example'),
      init,
    )
    if (request.method === 'GET') return Response.json(page)
    sent.push(await request.json())
    return new Response(null, { status: 204 })
  }
  const session = aSession(fetch)
  const Page = createRoutesStub([
    { path: '/', Component: () => <ReviewsCard course={{ slug: 'pay', canReview: true, ownReview: null }} /> },
  ])
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={createQueryClient(session.client)}>
        <SessionProvider session={session}>
          <Page />
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  await screen.findByText('Clear and short.')
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
  const publish = await screen.findByRole('button', { name: 'Publish review' })
  fireEvent.click(publish)
  await waitFor(() => expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true'))
  fireEvent.click(screen.getByLabelText('5 stars: excellent'))
  fireEvent.change(screen.getByLabelText(/Your review/), { target: { value: 'It helped me to ask for more.' } })
  fireEvent.click(publish)
  await waitFor(() => expect(sent).toEqual([{ stars: 5, text: 'It helped me to ask for more.' }]))
})
