import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { elite, OwnForms } from '#shared/features/elite/elite/elite.contract.ts'
import {
  complianceDraft,
  type JoinForm,
  joinDraft,
  preferenceDraft,
  skillsDraft,
} from '#shared/features/elite/elite/elite-forms.contract.ts'
import { callApi } from '#web/app/api.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider, useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { OtherDeviceNotice } from './other-device.tsx'
import { useEliteForm } from './use-elite-form.ts'

const loaded: OwnForms = {
  join: joinDraft.parse({}),
  preference: preferenceDraft.parse({}),
  skills: skillsDraft.parse({}),
  compliance: complianceDraft.parse({}),
  revisions: { 'join-elite': 0, 'work-preference': 0, 'skill-assessments': 0, 'contract-compliance': 0 },
  documents: [],
  tests: [],
  taxForm: 'none',
  legalName: 'Wanjiru Kamau',
}

const rows = ({ headline, links }: JoinForm) => [
  { fields: ['headline' as const], term: 'Headline', value: headline },
  { fields: ['links' as const], term: 'Links', value: links },
]

function JoinPage() {
  const { client } = useSession()
  const { form, other, saveState } = useEliteForm<JoinForm>({
    kind: 'join-elite',
    loadSchema: async () => joinDraft,
    forms: loaded,
    save: (body) => callApi<typeof elite.saveJoin>(client, 'PUT /talent/api/elite/forms/join-elite', { body }),
  })
  return (
    <Form {...form.formProps}>
      <TextField {...form.field('headline')} label="Headline" />
      <TextField {...form.field('links')} label="Links" />
      <OtherDeviceNotice other={other} rows={rows} />
      <button type="submit">Submit</button>
      <p>{saveState.problem}</p>
    </Form>
  )
}

const NEWER = 'This form was changed on another device in the meantime. Your version has not been saved.'

/** A server on which another device has saved `elsewhere` since this one loaded the form. */
function aServer(elsewhere: Partial<JoinForm>) {
  let stored = { join: { ...loaded.join, ...elsewhere }, revision: 1 }
  const submitted: unknown[] = []
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const standing = () => ({ forms: [{ kind: 'join-elite', revision: stored.revision }], actions: [] })
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const request = new Request(
      new URL(String(address instanceof Request ? address.url : address), 'http://x.example'),
      init,
    )
    const { pathname } = new URL(request.url)
    if (request.method === 'GET')
      return answer(200, {
        ...loaded,
        join: stored.join,
        revisions: { ...loaded.revisions, 'join-elite': stored.revision },
      })
    const { revision, ...join } = (await request.json()) as JoinForm & { revision: number }
    if (revision !== stored.revision)
      return answer(409, { message: NEWER, code: 'status_changed_meanwhile', reason: NEWER, requestId: '1' })
    if (pathname.endsWith('/submit')) submitted.push(stored.join)
    else stored = { join, revision: revision + 1 }
    return answer(200, standing())
  }
  return { fetch, submitted, join: () => stored.join }
}

function open(fetch: typeof globalThis.fetch) {
  const session = aSession(fetch)
  const Page = createRoutesStub([
    { path: '/', Component: JoinPage },
    { path: '/elite/onboarding/pending-actions', Component: () => <p>Sent</p> },
  ])
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider session={session}>
          <Page />
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return {
    type: async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } }),
    press: async (name: string) => fireEvent.click(await screen.findByRole('button', { name })),
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label).value,
  }
}

describe('a form that is open on two devices', () => {
  it('shows and submits both changes, if they are in different answers', async () => {
    const server = aServer({ headline: 'From the laptop' })
    const page = open(server.fetch)
    await page.type('Links', 'https://phone.example')
    await page.press('Submit')
    await screen.findByText('Sent')
    expect(server.submitted).toMatchObject([{ headline: 'From the laptop', links: 'https://phone.example' }])
  })

  it.each([
    ['Keep this version', 'From the phone'],
    ['Use the other version', 'From the laptop'],
  ])('submits nothing before the person has chosen: %s', async (choice, headline) => {
    const server = aServer({ headline: 'From the laptop' })
    const page = open(server.fetch)
    await page.type('Headline', 'From the phone')
    await page.press('Submit')
    await screen.findByRole('heading', { name: 'Some answers were also changed on another device' })
    expect(screen.getAllByText(NEWER).length).toBeGreaterThan(0)
    expect([page.field('Headline'), server.submitted]).toEqual(['From the phone', []])
    await page.press(choice)
    await waitFor(() => expect(page.field('Headline')).toBe(headline))
    await waitFor(() => expect(server.join().headline).toBe(headline))
    await page.press('Submit')
    await screen.findByText('Sent')
    expect(server.submitted).toMatchObject([{ headline }])
  })
})
