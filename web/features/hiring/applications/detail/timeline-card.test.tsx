import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ApplicationDetail, TimelineItem } from '#shared/features/hiring/applications/applications.contract.ts'
import { anApplication } from '../application.builder.ts'
import { TimelineCard } from './timeline-card.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const reader = { zone: 'Africa/Nairobi', city: 'Nairobi', now: Date.parse('2026-11-12T09:00:00Z') }

function renderedText(given: Partial<ApplicationDetail>): string {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <TimelineCard application={anApplication(given)} reader={reader} />
      </MemoryRouter>
    </I18nProvider>,
  )
  return container.textContent
}

const item = (given: Partial<TimelineItem>): TimelineItem => ({
  id: given.event ?? '',
  at: '2026-11-04T09:00:00.000Z',
  kind: 'step',
  event: '',
  status: null,
  entry: null,
  by: 'company',
  words: null,
  percent: null,
  rejection: null,
  ...given,
})

describe('the timeline', () => {
  const said = { reason: 'skills', feedback: 'We need somebody who has run Kafka.', givesNoFeedback: false } as const
  const rejected = item({ event: 'reject', status: 'not_selected', rejection: said })

  it('keeps the feedback of a reverted rejection, and leaves that of the final one to the callout', () => {
    const again = renderedText({
      status: 'in_review',
      timeline: [rejected, item({ event: 'reopen', status: 'in_review' })],
    })
    expect(again).toContain('They were looking for different skills.')
    expect(again).toContain(said.feedback)
    const ended = renderedText({
      status: 'not_selected',
      rejection: { ...said, at: rejected.at },
      timeline: [rejected],
    })
    expect(ended).toContain('Not selected')
    expect(ended).not.toContain(said.feedback)
  })

  it('shows the latest entry first, also among entries with the same timestamp', () => {
    const step = (words: string, at: string) =>
      item({ id: words, kind: 'entry', event: 'test_due', entry: 'test_due', words, at: `2026-11-${at}T09:00:00.000Z` })
    const timeline = [step('First', '01'), step('Second', '02'), step('Third', '02')]
    const text = renderedText({ timeline })
    const places = ['Third', 'Second', 'First'].map((words) => text.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('says why a reply takes longer while a test is open', () => {
    const why = 'Their reply period starts when you finish your test'
    const soon = '2026-11-20T09:00:00.000Z'
    const testsDue = [{ title: 'Ledgers', dueAt: '2026-11-15T09:00:00.000Z' }]
    expect(renderedText({ replyDueAt: soon, testsDue })).toContain(why)
    expect(renderedText({ replyDueAt: soon, testsDue: [] })).not.toContain(why)
  })

  it('asks for no test once the application has ended', () => {
    const timeline = [item({ kind: 'entry', event: 'test_due', entry: 'test_due', words: 'SQL basics' })]
    expect(renderedText({ timeline })).toContain('Test requested')
    const over = renderedText({ status: 'hired', timeline })
    expect(over).not.toContain('Test requested')
    expect(over).toContain('Test no longer needed')
  })
})
