import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useNavigate } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { callApi } from '#web/app/api.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider, useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormOutcome } from './form-outcome.ts'
import { useContractForm } from './use-contract-form.ts'

const addNote = endpoint({
  method: 'POST',
  path: '/talent/api/jobs/:jobId/notes',
  guard: 'verified',
  summary: 'Add a note',
  params: z.object({ jobId: z.string() }),
  body: z.object({ title: z.string().min(1), text: z.string().min(3) }),
  response: z.object({ id: z.string() }),
  creates: true,
})

type NoteFormProps = {
  loadSchema: () => Promise<typeof addNote.body>
  onSuccess: (note: { id: string }, showNext: () => void) => void
}

function NoteForm({ loadSchema, onSuccess }: NoteFormProps) {
  const { client } = useSession()
  const navigate = useNavigate()
  const form = useContractForm({
    loadSchema,
    initialValues: { title: 'Hello', text: '' },
    send: (body, idempotencyKey) =>
      callApi<typeof addNote>(client, 'POST /talent/api/jobs/:jobId/notes', {
        params: { jobId: '7' },
        body,
        idempotencyKey,
      }),
    onSuccess: (note) => onSuccess(note, () => void navigate('/next')),
    draftName: 'note',
    plainName: 'note',
  })
  return (
    <Form {...form.formProps}>
      <TextField {...form.field('title')} label="Title" />
      <TextField {...form.field('text')} label="Text" />
      <button type="submit" aria-busy={form.isPending}>
        Add
      </button>
    </Form>
  )
}

function showForm(fetch: typeof globalThis.fetch, loadSchema = vi.fn(async () => addNote.body), outcome?: FormOutcome) {
  const onSuccess = vi.fn<NoteFormProps['onSuccess']>()
  const nextScreen = Promise.withResolvers<null>()
  const Page = createRoutesStub([
    { id: 'form', path: '/', Component: () => <NoteForm loadSchema={loadSchema} onSuccess={onSuccess} /> },
    { path: '/next', loader: () => nextScreen.promise, HydrateFallback: () => null, Component: () => <p>Next</p> },
  ])
  const session = aSession(fetch)
  const view = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <Page {...(outcome && { hydrationData: { loaderData: {}, actionData: { form: outcome } } })} />
      </SessionProvider>
    </I18nProvider>,
  )
  return { onSuccess, loadSchema, showNextScreen: () => nextScreen.resolve(null), ...view }
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.submit(screen.getByRole('button', { name: 'Add' }))

describe('a contract form', () => {
  beforeEach(() => {
    sessionStorage.clear()
  })

  it('marks the invalid field, says why and moves the focus there', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>()
    showForm(fetch)
    press()
    const field = screen.getByLabelText('Text')
    await screen.findByText('Write at least 3 characters.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('shows the error of a field on blur without blocking the user', async () => {
    showForm(vi.fn<typeof globalThis.fetch>())
    const [title, text] = [screen.getByLabelText('Title'), screen.getByLabelText('Text')]
    act(() => text.focus())
    type('Text', 'ab')
    act(() => title.focus())
    await screen.findByText('Write at least 3 characters.')
    expect(document.activeElement).toBe(title)
  })

  it('waits with that error until the pointer is released, so that no button moves under it', async () => {
    const { loadSchema } = showForm(vi.fn<typeof globalThis.fetch>())
    const [title, text] = [screen.getByLabelText('Title'), screen.getByLabelText('Text')]
    act(() => text.focus())
    type('Text', 'ab')
    fireEvent.pointerDown(title)
    await act(async () => title.focus())
    const loadedOnFocus = 2
    expect(loadSchema).toHaveBeenCalledTimes(loadedOnFocus)
    fireEvent.pointerUp(title)
    await screen.findByText('Write at least 3 characters.')
  })

  it('moves the focus to a summary when several fields are invalid', async () => {
    showForm(vi.fn<typeof globalThis.fetch>())
    type('Title', '')
    press()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Fix 2 fields')
    expect(document.activeElement).toBe(summary)
  })

  it('shows the server’s message at the field and keeps what was typed', async () => {
    const errors = { title: ['You have a note with this title.'] }
    showForm(async () => Response.json({ code: 'invalid_input', errors }, { status: 422 }))
    type('Text', 'abc')
    press()
    await screen.findByText('You have a note with this title.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('abc')
    type('Title', 'Other')
    await waitFor(() => expect(screen.queryByText('You have a note with this title.')).toBeNull())
  })

  it('sends the body once with a key and passes the response on', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ id: 'n1' }))
    const { onSuccess } = showForm(fetch)
    type('Text', 'abc')
    press()
    press()
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ id: 'n1' }, expect.anything()))
    expect(fetch).toHaveBeenCalledOnce()
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/talent/api/jobs/7/notes')
    expect(init).toMatchObject({ method: 'POST', body: '{"title":"Hello","text":"abc"}' })
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBeTruthy()
  })

  it('stays pending until the next screen is rendered', async () => {
    const { onSuccess, showNextScreen } = showForm(async () => Response.json({ id: 'n1' }))
    onSuccess.mockImplementation((_note, showNext) => showNext())
    type('Text', 'abc')
    press()
    await waitFor(() => expect(onSuccess).toHaveBeenCalled())
    await act(async () => undefined)
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    await act(async () => showNextScreen())
    await screen.findByText('Next')
  })

  it('loads the schema when the first field gets the focus, not before', () => {
    const { loadSchema } = showForm(vi.fn<typeof globalThis.fetch>())
    expect(loadSchema).not.toHaveBeenCalled()
    act(() => screen.getByLabelText('Title').focus())
    expect(loadSchema).toHaveBeenCalledOnce()
  })

  it('leaves validation to the server when the schema cannot be loaded', async () => {
    const errors = { text: ['Write at least 3 characters.'] }
    const fetch = vi.fn<typeof globalThis.fetch>(async () =>
      Response.json({ code: 'invalid_input', errors }, { status: 422 }),
    )
    showForm(
      fetch,
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    )
    press()
    await screen.findByText('Write at least 3 characters.')
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('restores what was typed after a reload', async () => {
    const first = showForm(vi.fn<typeof globalThis.fetch>())
    type('Text', 'half a thought')
    first.unmount()
    showForm(vi.fn<typeof globalThis.fetch>())
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('half a thought')
  })

  it('shows what the server said about a form that was submitted before the scripts had loaded', async () => {
    const errors = { title: ['You have a note with this title.'] }
    const failure = { status: 422, data: { code: 'invalid_input', errors }, retryAfter: null }
    const outcome = { form: 'note', typed: { title: 'Hello again', isShared: 'on' }, facts: {}, failure }
    showForm(vi.fn<typeof globalThis.fetch>(), undefined, outcome)
    const title = screen.getByLabelText<HTMLInputElement>('Title')
    expect(title.value).toBe('Hello again')
    await waitFor(() => expect(document.activeElement).toBe(title))
    screen.getByText('You have a note with this title.')
  })
})
