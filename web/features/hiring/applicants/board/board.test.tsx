import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { boardQuery } from '../applicant-queries.ts'
import { aBoard, aCard } from '../applicants.builder.ts'
import { readView } from '../view/applicants-view.ts'
import { Board } from './board.tsx'

// There is no live server to connect to.
vi.mock('#web/platform/realtime/use-event.ts', () => ({ useEvent: () => undefined, useChannel: () => undefined }))

const view = readView(new URLSearchParams())
const ada = aCard({ id: 'ada', submittedAt: '2026-11-02T00:00:00.000Z' })
const bo = aCard({ id: 'bo', talent: { ...ada.talent, name: 'Bo Diaz' } })

/** Responds to moves with `answer` and records the requests. */
function openBoard(answer: (body: { stageId: string }) => Response | Promise<Response>) {
  const moves: unknown[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    if (!url.pathname.endsWith('/stage')) return Response.json({ ...ada, history: [], stages: [] })
    const body: { stageId: string } = await new Request(url, init).json()
    moves.push(body)
    return answer(body)
  }
  const session = aSession(fetch)
  const cache = queryClientFor(session)
  cache.setQueryData(boardQuery('job', view).queryKey, {
    ...aBoard({ new: [ada, bo], talk: [] }),
    stages: [{ id: 'talk', name: 'First talk', kind: 'interview' }],
  })
  const router = createMemoryRouter([
    { path: '/', element: <Board jobId="job" view={view} now={Date.now()} /> },
    { path: '/company/applicants/:id', element: <p>An applicant</p> },
  ])
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={cache}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  return { moves, router }
}

const column = (name: RegExp) => within(screen.getByRole('region', { name }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('keys lead from card to card and move an applicant, saying which stage they were in', async () => {
  const { moves } = openBoard(({ stageId }) => Response.json({ ...ada, stageId, history: [], stages: [] }))
  const first = await column(/New/).findByRole('link', { name: 'Ada Moyo' })
  first.focus()
  fireEvent.keyDown(first, { key: 'j' })
  expect(document.activeElement?.textContent).toBe('Bo Diaz')
  fireEvent.keyDown(document.activeElement ?? first, { key: 'k' })
  fireEvent.keyDown(first, { key: 'f' })
  await column(/First talk/).findByRole('link', { name: 'Ada Moyo' })
  await waitFor(() => expect(moves).toEqual([{ stageId: 'talk', fromStageId: null }]))
  expect(screen.getByRole('heading', { name: 'New 1' })).toBeDefined()
})

it('a move shows at once; denied, the applicant goes back', async () => {
  const denial = Promise.withResolvers<Response>()
  openBoard(() => denial.promise)
  const first = await column(/New/).findByRole('link', { name: 'Ada Moyo' })
  first.focus()
  fireEvent.keyDown(first, { key: 'f' })
  await column(/First talk/).findByRole('link', { name: 'Ada Moyo' })
  const reason = 'Kim has moved this applicant in the meantime.'
  denial.resolve(Response.json({ code: 'status_changed_meanwhile', message: reason, reason }, { status: 409 }))
  await column(/New/).findByRole('link', { name: 'Ada Moyo' })
  expect(column(/First talk/).queryByRole('link')).toBeNull()
})

it('a card opens its applicant; with a key held down, the browser does that in its own way', async () => {
  const { router } = openBoard(() => Response.json(ada))
  const first = await column(/New/).findByRole('link', { name: 'Ada Moyo' })
  expect(fireEvent.click(first, { ctrlKey: true })).toBe(true)
  expect(router.state.location.pathname).toBe('/')
  expect(fireEvent.click(first)).toBe(false)
  await screen.findByText('An applicant')
  expect(router.state.location.pathname).toBe('/company/applicants/ada')
})
