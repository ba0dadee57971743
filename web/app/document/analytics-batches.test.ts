// With the real library, because batching depends on how it is called.

import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createAnalytics, loadPosthog } from './analytics.ts'

const FLUSH_MS = 3000

const eventBatch = z.object({ batch: z.array(z.object({ properties: z.object({ current_url: z.string() }) })) })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends the views of three seconds in one request', async () => {
  const send = vi.fn(async (_url: string, _init?: { body?: string }) => new Response('{}'))
  // The library keeps the fetch it finds when it is loaded.
  vi.stubGlobal('fetch', send)
  const library = await loadPosthog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const analytics = createAnalytics({
    settings: { token: 'phc_x', prefix: '/ingest/ph', countBots: true },
    origin: 'https://app.test',
    load: async () => library,
    whenIdle: (run) => run(),
    log: { warn: vi.fn() },
  })
  const eventRequests = () => send.mock.calls.filter(([url]) => url.includes('/e/'))
  await vi.advanceTimersByTimeAsync(0)
  for (const address of ['/a', '/b', '/c']) analytics.viewPage(address)
  await vi.advanceTimersByTimeAsync(FLUSH_MS - 1)
  expect(eventRequests()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(eventRequests()).toHaveLength(1))
  const { batch } = eventBatch.parse(JSON.parse(eventRequests()[0]?.[1]?.body ?? ''))
  expect(batch.map(({ properties }) => properties.current_url)).toEqual(['/a', '/b', '/c'])
})
