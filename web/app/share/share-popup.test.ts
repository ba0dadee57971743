// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shareTarget } from './share-networks.ts'
import { createSharePopup, type SharePage } from './share-popup.ts'

const url = 'https://x.test/jobs/7'
const facebook = shareTarget('facebook', { url, title: 'T' })

function aPage(opened: () => { closed: boolean; close: () => void; focus: () => void } | null) {
  const open = vi.fn<SharePage['open']>(opened)
  const page: SharePage = {
    innerWidth: 1280,
    innerHeight: 800,
    screenLeft: 0,
    screenTop: 0,
    screen: { availWidth: 1280 },
    open,
    setInterval: (run, delay) => Number(setInterval(run, delay)),
    clearInterval: (interval) => clearInterval(interval),
  }
  const events: string[] = []
  const popup = createSharePopup(page, (event, network, shared) => events.push(`${event} ${network} ${shared}`))
  return { popup, open, events, kinds: () => events.map((event) => event.split(' ')[0]) }
}

const aWindow = () => {
  const opened = { closed: false, close: vi.fn(), focus: vi.fn() }
  opened.close.mockImplementation(() => {
    opened.closed = true
  })
  return opened
}

describe('sharing', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('opens a centred popup and focuses it', () => {
    const opened = aWindow()
    const { popup, open } = aPage(() => opened)
    popup.share(facebook, url)
    expect(open).toHaveBeenCalledExactlyOnceWith(
      facebook.link,
      'sharer-facebook',
      ',height=436,width=626,left=327,top=182,screenX=327,screenY=182',
    )
    expect(opened.focus).toHaveBeenCalledOnce()
  })

  it('reports click and open, and close within half a second', () => {
    const opened = aWindow()
    const { popup, events } = aPage(() => opened)
    popup.share(facebook, url)
    vi.advanceTimersByTime(5000)
    expect(events).toEqual([`click facebook ${url}`, `open facebook ${url}`])
    opened.closed = true
    vi.advanceTimersByTime(500)
    expect(events[2]).toBe(`close facebook ${url}`)
    vi.advanceTimersByTime(5000)
    expect(events).toHaveLength(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('replaces its own popup when clicked again', () => {
    const windows = [aWindow(), aWindow()]
    const [first] = windows
    const { popup, kinds } = aPage(() => windows.shift() ?? null)
    popup.share(facebook, url)
    popup.share(facebook, url)
    expect(first?.close).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(2000)
    expect(kinds()).toEqual(['click', 'open', 'click', 'change', 'open'])
  })

  it('reports nothing when the popup is blocked', () => {
    const { popup, kinds } = aPage(() => null)
    popup.share(facebook, url)
    expect(kinds()).toEqual(['click'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('hands other schemes to a new tab without an opener and expects no close', () => {
    const { popup, open, kinds } = aPage(() => null)
    const email = shareTarget('email', { url, title: 'T' })
    popup.share(email, url)
    expect(open).toHaveBeenCalledExactlyOnceWith(email.link, '_blank', 'noopener')
    expect(kinds()).toEqual(['click', 'open'])
  })

  it('stops watching on dispose', () => {
    const { popup } = aPage(aWindow)
    popup.share(facebook, url)
    popup.dispose()
    expect(vi.getTimerCount()).toBe(0)
  })
})
