import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApplyLink } from './apply-link.tsx'

const job = { id: '018f3a3c-0000-7000-8000-000000000001', isOpen: true, applyUrl: null, postedOn: null }
const own = { draftId: null, applicationId: null, obstacle: null }

const draw = (facts: Partial<ComponentProps<typeof ApplyLink>>) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <MemoryRouter initialEntries={['/jobs/1?via=kiberacrew']}>
        <ApplyLink job={job} own={own} {...facts} />
      </MemoryRouter>
    </I18nProvider>,
  ).container

describe('the apply link', () => {
  it('passes on the tracked link the person came through', () => {
    draw({})
    expect(screen.getByRole('link', { name: 'Apply for this job' })).toHaveProperty('pathname', `/jobs/${job.id}/apply`)
    expect(screen.getByRole('link')).toHaveProperty('search', '?via=kiberacrew')
  })

  it('is not shown to members of the company', () => {
    expect(draw({ own: { ...own, obstacle: 'own_company' } }).textContent).toBe('')
  })
})
