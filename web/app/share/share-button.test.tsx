import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShareBar } from './share-bar.tsx'
import { ShareButton } from './share-button.tsx'
import { shareLabels } from './share-labels.ts'

const content = { url: 'https://x.test/jobs/7', title: 'T' }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a share button', () => {
  it('is a link that works without JavaScript and carries the network’s class', () => {
    render(
      <ShareButton {...content} network="Facebook">
        Facebook
      </ShareButton>,
    )
    const link = screen.getByRole('link', { name: 'Facebook' })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.facebook\.com\/sharer/)
    expect(link.className).toBe('share-network-facebook')
  })

  it('opens a popup, notifies its owner and the window, and stops watching when it is closed', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ closed: false, focus: () => {} } as Window)
    const clear = vi.spyOn(window, 'clearInterval')
    const onShare = vi.fn()
    const events: unknown[] = []
    window.addEventListener('share_network_open', (event) => events.push((event as CustomEvent).detail), { once: true })
    const { unmount } = render(
      <ShareButton {...content} network="vk" onShare={onShare}>
        VK
      </ShareButton>,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(open.mock.calls[0]?.[1]).toBe('sharer-vk')
    expect(onShare.mock.calls).toEqual([
      ['click', 'vk', content.url],
      ['open', 'vk', content.url],
    ])
    expect(events).toEqual([{ network: 'vk', url: content.url }])
    unmount()
    expect(clear).toHaveBeenCalledOnce()
  })
})

describe('a share bar', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

  it('with an unknown network disappears and leaves the page alone', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <I18nProvider i18n={i18n}>
        <p>The page</p>
        <ShareBar {...content} networks={[{ network: 'MySpace', label: 'MySpace' }]} />
      </I18nProvider>,
    )
    expect(screen.getByText('The page')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(logged.mock.calls.flat().map(String).join(' ')).toContain('Network myspace does not exist')
  })

  it('shows five networks of many, and the others on request, with the focus on the first of those', () => {
    render(
      <I18nProvider i18n={i18n}>
        <ShareBar {...content} networks={shareLabels} />
      </I18nProvider>,
    )
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'WhatsApp',
      'LinkedIn',
      'Telegram',
      'Facebook',
      'Email',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'More networks' }))
    expect(screen.getAllByRole('link')).toHaveLength(29)
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Twitter')
  })

  it('lists its networks', () => {
    const networks = [
      { network: 'linkedin', label: 'LinkedIn' },
      { network: 'email', label: 'Email' },
    ]
    render(
      <I18nProvider i18n={i18n}>
        <ShareBar {...content} networks={networks} />
      </I18nProvider>,
    )
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['LinkedIn', 'Email'])
  })
})
