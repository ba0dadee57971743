import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { toAskedQuestion } from '#shared/features/hiring/screeners/scoring/attempt-order.ts'
import { aLongText, anOrdering, aSingle } from '#shared/features/hiring/screeners/screener.builder.ts'
import type { Screener, ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { ScreenerTests } from './screener-tests.tsx'

// Lazy parts take their time to load on a busy machine.
const MINUTE = 60_000
const TEST_ID = '00000000-0000-4000-8000-00000000aaaa'
const ATTEMPT_ID = '00000000-0000-4000-8000-00000000bbbb'

const single = aSingle({ Lima: true, Quito: false })
const ordering = anOrdering(['egg', 'tadpole', 'frog'])
const long = aLongText()
const asked = [single, ordering, long].map((question) => toAskedQuestion(question, { isShuffled: false, seed: 3 }))

/** A fake server: one job with one test; records what was sent to it. */
function aServer(leftMs = 20 * MINUTE) {
  const now = () => new Date().toISOString()
  const server = {
    status: 'not_started' as ScreenerAttempt['status'],
    isDown: false,
    saved: [] as { questionId: string; value: unknown; seq: number }[],
    submits: 0,
    /** What the tab reported, in order. */
    reports: [] as string[],
    endsAt: new Date(Date.now() + leftMs).toISOString(),
    isElsewhere: false,
    pausedMs: 0,
  }
  const outcome = () => ({
    id: ATTEMPT_ID,
    status: server.status,
    startedAt: now(),
    endsAt: server.endsAt,
    submittedAt: null,
    percent: server.status === 'scored' ? 80 : null,
    passed: null,
    correction: '',
    isErased: false,
  })
  const attempt = (): ScreenerAttempt => ({
    ...outcome(),
    testId: TEST_ID,
    jobId: TEST_ID,
    title: 'Rivers and frogs',
    format: 'test',
    intro: '',
    minutes: 20,
    questionCount: 3,
    questions: server.status === 'running' ? asked : [],
    answers: server.saved.map((one) => ({ ...one, savedAt: now() })) as ScreenerAttempt['answers'],
    pausedMs: 0,
    pauseLeftMs: 5 * MINUTE,
    sectionEndsAt: null,
    sections: [],
    materials: [],
    step: { place: 0, count: 1, before: 0, isLastSection: true },
    serverNow: now(),
  })
  const screener = (): Screener => ({
    testId: TEST_ID,
    title: 'Rivers and frogs',
    intro: 'Take your time.',
    minutes: 20,
    questionCount: 3,
    isRequired: true,
    laterDays: null,
    dueAt: null,
    attempt: server.status === 'not_started' ? null : outcome(),
    canStart: server.status === 'not_started',
  })
  const answerTo = async (url: string, method: string, body: unknown): Promise<unknown> => {
    if (url.endsWith('/submit')) {
      server.submits += 1
      server.status = 'scored'
      return attempt()
    }
    if (url.endsWith('/presence')) {
      const { state, takeOver } = body as { state: string; takeOver: boolean }
      server.reports.push(state)
      if (takeOver) server.isElsewhere = false
      const { status, endsAt, pausedMs } = server
      return {
        isActive: !server.isElsewhere,
        status,
        endsAt,
        pausedMs,
        pauseLeftMs: 4 * MINUTE,
        sectionEndsAt: null,
        serverNow: now(),
      }
    }
    const answered = /answers\/(.+)$/.exec(url)?.[1]
    if (answered) {
      const given = { questionId: answered, ...(body as { value: unknown; seq: number }) }
      server.saved.push(given)
      return { ...given, savedAt: now() }
    }
    if (url.endsWith('/attempts') && method === 'POST') {
      server.status = 'running'
      return attempt()
    }
    return url.includes('/attempts/') ? attempt() : { items: [screener()], serverNow: now() }
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (server.isDown) throw new TypeError('Failed to fetch')
    const request = new Request(new URL(input instanceof Request ? input.url : String(input), 'http://localhost'), init)
    const text = await request.text()
    return Response.json(await answerTo(new URL(request.url).pathname, request.method, text && JSON.parse(text)))
  }
  return { server, fetch }
}

function show(fetch: typeof globalThis.fetch) {
  const session = aSession(fetch)
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClientFor(session)}>
          <Suspense fallback="…">
            <ScreenerTests jobId={TEST_ID} subjectId={TEST_ID} />
          </Suspense>
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

async function begin(fetch: typeof globalThis.fetch): Promise<void> {
  show(fetch)
  await press('View Rivers and frogs')
  await press('Start test')
  await screen.findByText(/^Question 1 of 3/)
}

describe('a test of a job', () => {
  beforeEach(() => localStorage.clear())

  it('says what it asks for before the clock starts', async () => {
    const { server, fetch } = aServer()
    show(fetch)
    await press('View Rivers and frogs')
    expect(screen.getByText('3 questions, 20 minutes')).toBeTruthy()
    expect(screen.getByText(/keeps running if you leave/)).toBeTruthy()
    expect(server.status).toBe('not_started')
  })

  it('saves every answer as it is given, and moves the focus to the next question', async () => {
    const { server, fetch } = aServer()
    await begin(fetch)
    fireEvent.click(screen.getByRole('radio', { name: 'Lima' }))
    await waitFor(() =>
      expect(server.saved).toMatchObject([{ questionId: single.id, value: single.options[0]?.id, seq: 1 }]),
    )
    await press('Next')
    const heading = screen.getByRole('heading', { level: 3 })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('button', { name: 'Question 1, answered' })).toBeTruthy()
    await press('Back')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lima' }).checked).toBe(true)
  })

  it('reopens at the same question after a reload', async () => {
    const { fetch } = aServer()
    await begin(fetch)
    await press('Next')
    await press('Next')
    cleanup()
    show(fetch)
    expect(await screen.findByText(/^Question 3 of 3/)).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Tests for this job' })).toBeNull()
  })

  it('continues on another device at the first unanswered question', async () => {
    const { server, fetch } = aServer()
    await begin(fetch)
    fireEvent.click(screen.getByRole('radio', { name: 'Lima' }))
    await waitFor(() => expect(server.saved).toHaveLength(1))
    cleanup()
    localStorage.clear()
    show(fetch)
    expect(await screen.findByText(/^Question 2 of 3/)).toBeTruthy()
  })

  it('can be ordered with buttons as well as by dragging', async () => {
    const { server, fetch } = aServer()
    await begin(fetch)
    await press('Next')
    const rows = async () => (await screen.findAllByRole('row')).map((row) => row.textContent?.slice(1))
    const [first, second, third] = await rows()
    await press(`Move ${first} down`)
    expect(await rows()).toEqual([second, first, third])
    expect(screen.getByText(`${first} is now number 2`)).toBeTruthy()
    await waitFor(() => expect(server.saved.at(-1)?.value).toHaveLength(3))
  })

  it('keeps answers on this device while offline, and sends them after reconnecting', async () => {
    const { server, fetch } = aServer()
    await begin(fetch)
    server.isDown = true
    fireEvent.click(screen.getByRole('radio', { name: 'Quito' }))
    await screen.findByText('1 answer kept on this device')
    server.isDown = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(server.saved).toHaveLength(1))
    await screen.findByText('Saved')
  })

  it('says that the clock was paused while the connection was lost', async () => {
    const { server, fetch } = aServer()
    await begin(fetch)
    server.isDown = true
    window.dispatchEvent(new Event('online'))
    await screen.findByText('No connection')
    server.isDown = false
    server.pausedMs = MINUTE
    window.dispatchEvent(new Event('online'))
    await screen.findByText(/The clock was paused for 1:00 minutes/)
    await press('OK')
    expect(screen.queryByText(/The clock was paused/)).toBeNull()
  })

  it('is worked on in one tab at a time', async () => {
    const { server, fetch } = aServer()
    await begin(fetch)
    server.isElsewhere = true
    window.dispatchEvent(new Event('online'))
    const heading = await screen.findByRole('heading', { name: 'This test is open somewhere else' })
    expect(document.activeElement).toBe(heading)
    server.saved.push({ questionId: single.id, value: single.options[0]?.id ?? '', seq: 7 })
    await press('Continue here')
    // What was answered there is loaded.
    await screen.findByText(/^1 of 3 answered/)
    expect(server.isElsewhere).toBe(false)
    // If this tab had reported leaving, the other one could have taken the test back.
    expect(server.reports).not.toContain('gone')
    cleanup()
    await waitFor(() => expect(server.reports).toContain('gone'))
  })

  it('lists open questions before it is submitted, and shows the result', async () => {
    const { server, fetch } = aServer()
    await begin(fetch)
    fireEvent.click(screen.getByRole('radio', { name: 'Lima' }))
    await press('Flag for later')
    await press('Finish')
    expect(screen.getByText('2 questions unanswered')).toBeTruthy()
    const open = within(screen.getByRole('list', { name: 'Unanswered or flagged' })).getAllByRole('listitem')
    expect(open.map((item) => /Flagged|Unanswered/.exec(item.textContent ?? '')?.[0])).toEqual([
      'Flagged',
      'Unanswered',
      'Unanswered',
    ])
    expect(server.submits).toBe(0)
    await press('Submit')
    await screen.findByText('Submitted. You scored 80 out of 100.')
    expect(server.submits).toBe(1)
  })

  it('submits itself when the time is up, and warns beforehand', async () => {
    const { server, fetch } = aServer(2_000)
    await begin(fetch)
    expect(screen.getByText('last minute')).toBeTruthy()
    expect(screen.getByText('1 minute left')).toBeTruthy()
    await screen.findByText(/Submitted/)
    expect(server.submits).toBe(1)
  })
})
