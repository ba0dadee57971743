import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { matchesMedia, useMediaQuery, whenMediaMatches } from './use-media-query.ts'

const WIDE = '(min-width: 1000px)'

/** A window that can be made wider; it counts its listeners. */
function stubWindow() {
  const listeners = new Set<() => void>()
  const query = {
    matches: false,
    addEventListener: (_: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: () => void) => listeners.delete(listen),
  }
  const matchMedia = vi.fn(() => query)
  vi.stubGlobal('matchMedia', matchMedia)
  const widen = () => {
    query.matches = true
    for (const listen of listeners) listen()
  }
  return { widen, listeners, matchMedia }
}

const Probe = () => <p>{useMediaQuery(WIDE) ? 'wide' : 'narrow'}</p>

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a media query', () => {
  it('is observed while a component uses it', () => {
    const { widen, listeners, matchMedia } = stubWindow()
    const { unmount } = render(<Probe />)
    expect(screen.getByText('narrow')).toBeDefined()
    act(widen)
    expect(screen.getByText('wide')).toBeDefined()
    expect(matchMedia).toHaveBeenCalledWith(WIDE)
    unmount()
    expect(listeners.size).toBe(0)
  })

  it('does not match on the server', () => {
    expect(renderToString(<Probe />)).toContain('narrow')
  })

  it('can be awaited', async () => {
    const { widen } = stubWindow()
    expect(matchesMedia(WIDE)).toBe(false)
    const waiting = whenMediaMatches(WIDE)
    widen()
    await waiting
    await whenMediaMatches(WIDE)
    expect(matchesMedia(WIDE)).toBe(true)
  })
})
