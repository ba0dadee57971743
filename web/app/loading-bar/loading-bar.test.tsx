import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingBar, pageLoadingBar } from './loading-bar.tsx'

function showApp(load: () => Promise<unknown>, onRender: () => void = () => {}) {
  const frame = (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Profiler id="bar" onRender={onRender}>
        <LoadingBar />
      </Profiler>
      <Link to="/slow">Go</Link>
      <Outlet />
    </I18nProvider>
  )
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: 'Here' },
        { path: '/slow', loader: load, element: 'There' },
      ],
    },
  ])
  return render(<RouterProvider router={router} />)
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' })

describe('the loading bar of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    pageLoadingBar.finish({ force: true })
    vi.useRealTimers()
    cleanup()
  })

  it('is hidden while idle, shown while a page loads, and gone afterwards', async () => {
    const load = Promise.withResolvers<null>()
    showApp(() => load.promise)
    expect(bar()).toBeNull()
    fireEvent.click(screen.getByText('Go'))
    await wait(150)
    expect(bar()).toBeNull()
    await wait(500)
    expect(Number(bar()?.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
    load.resolve(null)
    await wait(150)
    const full = screen.getByRole('progressbar', { hidden: true })
    expect(full.getAttribute('aria-valuenow')).toBe('100')
    expect(full.getAttribute('aria-hidden')).toBe('true')
    await wait(1000)
    expect(bar()).toBeNull()
  })

  it('grows without rendering React, which would restart rendering the page', async () => {
    const onRender = vi.fn()
    showApp(() => new Promise(() => {}), onRender)
    fireEvent.click(screen.getByText('Go'))
    await wait(300)
    const [renders, before] = [onRender.mock.calls.length, Number(bar()?.getAttribute('aria-valuenow'))]
    await wait(500)
    expect(Number(bar()?.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
    expect(onRender.mock.calls.length).toBe(renders)
  })

  it('keeps a failure reported before the navigation ends', async () => {
    const load = Promise.withResolvers<null>()
    showApp(() => load.promise)
    fireEvent.click(screen.getByText('Go'))
    await wait(900)
    act(() => pageLoadingBar.finish({ hasFailed: true }))
    load.resolve(null)
    await wait(200)
    expect(screen.getByRole('progressbar', { hidden: true }).hasAttribute('data-failed')).toBe(true)
  })
})
