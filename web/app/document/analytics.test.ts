// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { type AnalyticsLibrary, createAnalytics } from './analytics.ts'

const settings = { token: 'phc_x', prefix: '/ingest/ph', countBots: false }

function someAnalytics(load?: () => Promise<AnalyticsLibrary>, configured: typeof settings | null = settings) {
  const idle: (() => void)[] = []
  const library = { init: vi.fn(), capture: vi.fn<AnalyticsLibrary['capture']>() }
  const log = { warn: vi.fn() }
  const loadLibrary = vi.fn(load ?? (async () => library))
  const analytics = createAnalytics({
    settings: configured,
    origin: 'https://app.test',
    load: loadLibrary,
    whenIdle: (run) => idle.push(run),
    log,
  })
  const becomeIdle = async () => {
    for (const run of idle.splice(0)) run()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const seen = () => library.capture.mock.calls.map(([event, properties]) => [event, properties['current_url']])
  return { analytics, library, loadLibrary, log, becomeIdle, seen }
}

describe('analytics', () => {
  it('loads after the page and then sends earlier views in order', async () => {
    const { analytics, loadLibrary, becomeIdle, seen } = someAnalytics()
    analytics.viewPage('/')
    analytics.viewPage('/jobs?x=1#a')
    expect(loadLibrary).not.toHaveBeenCalled()
    await becomeIdle()
    analytics.viewPage('/chat')
    expect(seen()).toEqual([
      ['$pageview', '/'],
      ['$pageview', '/jobs?x=1#a'],
      ['$pageview', '/chat'],
    ])
  })

  it.each([true, false])('counts bots only if the installation says so: %s', async (countBots) => {
    const { library, becomeIdle } = someAnalytics(undefined, { ...settings, countBots })
    await becomeIdle()
    expect(library.init.mock.calls[0]?.[1]).toMatchObject({ opt_out_useragent_filter: countBots })
  })

  it('never sees the token of an emailed link', async () => {
    const { analytics, library, becomeIdle, seen } = someAnalytics()
    await becomeIdle()
    analytics.viewPage('/login?link=s3cret&redirect=%2Fjobs')
    analytics.viewPage('/reset-password?token=s3cret')
    analytics.viewPage('/apply/7?via=abc&proof=s3cret')
    analytics.viewPage('/proposals/s3cret')
    analytics.viewPage('/login?redirect=%2Fproposals%2Fs3cret')
    analytics.viewPage('/endorsements/request/s3cret')
    expect(seen().map(([, address]) => address)).toEqual([
      '/login?link=removed&redirect=%2Fjobs',
      '/reset-password?token=removed',
      '/apply/7?via=abc&proof=removed',
      '/proposals/removed',
      '/login?redirect=%2Fproposals%2Fremoved',
      '/endorsements/request/removed',
    ])
    const [, options] = library.init.mock.calls[0] ?? []
    const event = { properties: { $current_url: 'https://app.test/verify/link?token=s3cret', count: 1 } }
    expect((options as { before_send(event: object): object }).before_send(event)).toEqual({
      properties: { $current_url: 'https://app.test/verify/link?token=removed', count: 1 },
    })
  })

  it('counts repeats of an address once, and again after another page', async () => {
    const { analytics, becomeIdle, seen } = someAnalytics()
    await becomeIdle()
    for (const address of ['/a', '/a', '/b', '/a']) analytics.viewPage(address)
    expect(seen().map(([, address]) => address)).toEqual(['/a', '/b', '/a'])
  })

  it('talks to our own origin, stores nothing and leaves page views to us', async () => {
    const { library, becomeIdle } = someAnalytics()
    await becomeIdle()
    expect(library.init).toHaveBeenCalledExactlyOnceWith('phc_x', {
      api_host: 'https://app.test/ingest/ph',
      persistence: 'memory',
      capture_pageview: false,
      capture_pageleave: true,
      disable_external_dependency_loading: true,
      opt_out_useragent_filter: false,
      before_send: expect.any(Function),
    })
  })

  it('is off without a token', async () => {
    const { analytics, loadLibrary, becomeIdle } = someAnalytics(undefined, null)
    analytics.viewPage('/')
    await becomeIdle()
    expect(loadLibrary).not.toHaveBeenCalled()
  })

  it('logs one warning and leaves the page alone when the library fails to load', async () => {
    const { analytics, log, becomeIdle } = someAnalytics(() => Promise.reject(new Error('blocked')))
    analytics.viewPage('/')
    await becomeIdle()
    analytics.viewPage('/jobs')
    expect(log.warn).toHaveBeenCalledOnce()
  })
})
