import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Session, SessionProvider } from '#web/app/session/session-context.tsx'
import { anApplication } from '../application.builder.ts'
import { NextCallout } from './next-callout.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function renderedText(now: string, given: Parameters<typeof anApplication>[0]): string {
  const reader = { zone: 'Africa/Nairobi', city: 'Nairobi', now: Date.parse(now) }
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <SessionProvider session={{} as Session}>
          <QueryClientProvider client={new QueryClient()}>
            <NextCallout application={anApplication(given)} reader={reader} />
          </QueryClientProvider>
        </SessionProvider>
      </MemoryRouter>
    </I18nProvider>,
  )
  return container.textContent
}

const opened = {
  id: 'opened',
  at: '2026-11-04T09:00:00.000Z',
  kind: 'step',
  event: 'look',
  status: 'in_review',
  entry: null,
  by: 'company',
  words: null,
  percent: null,
  rejection: null,
} as const

describe('the next step', () => {
  it('is the reply date in both time zones, with what happens after it', () => {
    expect(renderedText('2026-11-04T09:00:00Z', {})).toBe(
      'Fjordpay owes you a reply by Mon 9 NovDue Mon 9 Nov, 18:40 your time, 16:40 in Oslo. If they miss it, we remind them right away. From Mon 16 Nov you can close it and ask why.',
    )
  })

  it('says of an overdue reply what was done and what the person can do, and offers it in time', () => {
    const early = renderedText('2026-11-12T16:00:00Z', { isOverdue: true })
    expect(early).toContain('Fjordpay is 3 days overdue')
    expect(early).toContain('We have reminded them.From Mon 16 Nov you can close it and ask why.')
    expect(early).toContain('closes automatically on 23 Nov')
    const late = renderedText('2026-11-17T16:00:00Z', { isOverdue: true, can: ['give_up'] })
    expect(late).toContain('Close and ask why')
    expect(late).not.toContain('From Mon 16 Nov')
  })

  it('is the test while one is open, whatever the status', () => {
    const test = { title: 'Ledgers', dueAt: '2026-11-06T09:00:00.000Z' }
    const words = renderedText('2026-11-04T09:00:00Z', { turn: 'talent', testsDue: [test], isOverdue: true })
    expect(words).toContain('Your test: Ledgers')
    expect(words).toContain('Due Fri 6 Nov, 12:00 your time, 10:00 in Oslo')
    expect(words).toContain('Take the test')
  })

  it('words a rejection kindly, with the reason, the feedback and the date to apply again', () => {
    const words = renderedText('2026-11-12T09:00:00Z', {
      status: 'not_selected',
      turn: 'nobody',
      timeline: [opened],
      rejection: {
        reason: 'experience',
        feedback: 'Your talk was clear. Come back with a year of on-call.',
        givesNoFeedback: false,
        at: '2026-11-10T09:00:00.000Z',
      },
      reapplyFrom: '2027-02-08T09:00:00.000Z',
    })
    expect(words).toContain('Fjordpay chose someone else')
    expect(words).toContain('They were looking for different experience. They read your application on 4 Nov.')
    expect(words).toContain('Come back with a year of on-call.')
    expect(words).toContain('You can apply for this job again from 8 Feb 2027.')
  })

  it('does not claim that an application was read when it was rejected unopened', () => {
    const words = renderedText('2026-11-12T09:00:00Z', {
      status: 'not_selected',
      turn: 'nobody',
      firstViewedAt: '2026-11-04T09:00:00.000Z',
      rejection: { reason: 'experience', feedback: null, givesNoFeedback: false, at: '2026-11-04T09:00:00.000Z' },
    })
    expect(words).not.toContain('They read')
  })

  it('says of an offer whose turn it is', () => {
    const theirs = renderedText('2026-11-04T09:00:00Z', { status: 'offer', conversationId: 'c1' })
    expect(theirs).toContain('They owe you an update by Mon 9 Nov.')
    expect(theirs).toContain('Message them')
    const late = renderedText('2026-11-17T16:00:00Z', {
      status: 'offer',
      conversationId: 'c1',
      isOverdue: true,
      can: ['give_up'],
    })
    expect(late).toContain('Their update was due')
    expect(late).toContain('Close and ask why')
    const own = renderedText('2026-11-04T09:00:00Z', { status: 'offer', conversationId: 'c1', turn: 'talent' })
    expect(own).toContain('Reply')
    expect(own).not.toContain('an update')
  })

  it('offers to apply again after a withdrawal', () => {
    const words = renderedText('2026-11-12T09:00:00Z', {
      status: 'withdrawn',
      turn: 'nobody',
      can: ['reapply'],
      withdrawal: { reason: 'pay', note: 'Not this year', at: '2026-11-10T09:00:00.000Z' },
    })
    expect(words).toBe('You withdrew on 10 NovYour reason: The pay is too lowNot this yearApply again')
  })
})
