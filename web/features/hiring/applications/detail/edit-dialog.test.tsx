import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { type Session, SessionProvider } from '#web/app/session/session-context.tsx'
import { anApplication } from '../application.builder.ts'
import { EditDialog } from './edit-dialog.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const session = { identity: { read: () => null } } as unknown as Session

function open(given: Partial<SentForm>): string {
  const application = anApplication()
  const dialog = (
    <EditDialog application={{ ...application, sent: { ...application.sent, ...given } }} onClose={() => {}} />
  )
  const router = createMemoryRouter([{ path: '/', element: dialog }])
  render(
    <I18nProvider i18n={i18n}>
      <SessionProvider session={session}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  return screen.getByRole('dialog').textContent
}

const answer = {
  questionId: '01890000-0000-7000-8000-0000000000a1',
  type: 'short_text',
  label: 'Your first week?',
  isPrivate: false,
  value: 'I would read.',
  file: null,
} as const

describe('editing a sent application', () => {
  it('shows the limits of the form it was sent with', () => {
    const text = open({ answers: [{ ...answer, rules: { isRequired: true, min: 5, max: 20 } }] })
    expect(text).toContain('At least 5 characters.')
    expect(text).toContain('7 left')
  })

  it('offers no cover note where none was asked for', () => {
    expect(open({ coverNoteNeed: 'off', answers: [answer] })).not.toContain('Cover note')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'I would read.')
  })
})
