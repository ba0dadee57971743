// Uses the real library, because batching and limits depend on how it is called and set up.

import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createAnalytics, loadPosthog } from './analytics.ts'

const FLUSH_MS = 3000
const HALF_AN_HOUR_MS = 1_800_000

const eventBatch = z.object({
  batch: z.array(z.object({ event: z.string(), properties: z.looseObject({ current_url: z.string().optional() }) })),
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function start(answer: () => Response = () => new Response('{}')) {
  const send = vi.fn(async (_url: string, _init?: { body?: string }) => answer())
  // The library keeps the fetch it finds when it is loaded.
  vi.stubGlobal('fetch', send)
  const library = await loadPosthog()
  vi.useFakeTimers()
  const analytics = createAnalytics({
    settings: { token: 'phc_x', prefix: '/ingest/ph', countBots: true },
    origin: 'https://app.test',
    load: async () => library,
    whenIdle: (run) => run(),
    log: { warn: vi.fn() },
  })
  await vi.advanceTimersByTimeAsync(0)
  const requests = () => send.mock.calls.filter(([url]) => url.includes('/e/'))
  return {
    library,
    view(...addresses: string[]) {
      for (const address of addresses) analytics.viewPage(address)
    },
    requests,
    events: () => requests().flatMap(([, init]) => eventBatch.parse(JSON.parse(init?.body ?? '')).batch),
  }
}

it('sends the views of three seconds in one request', async () => {
  const { view, requests, events } = await start()
  view('/a', '/b', '/c')
  await vi.advanceTimersByTimeAsync(FLUSH_MS - 1)
  expect(requests()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requests()).toHaveLength(1)
  expect(events().map(({ properties }) => properties.current_url)).toEqual(['/a', '/b', '/c'])
})

it('sends a hundred events at once, then ten per second, and one warning', async () => {
  const { view, events } = await start()
  view(...Array.from({ length: 150 }, (_, number) => `/a/${number}`))
  await vi.advanceTimersByTimeAsync(FLUSH_MS)
  const counts = () => Object.groupBy(events(), ({ event }) => (event === '$pageview' ? 'views' : 'others'))
  expect([counts().views?.length, counts().others?.map(({ event }) => event)]).toEqual([
    100,
    ['$$client_ingestion_warning'],
  ])
  view(...Array.from({ length: 50 }, (_, number) => `/b/${number}`))
  await vi.advanceTimersByTimeAsync(FLUSH_MS)
  expect(counts().views).toHaveLength(100 + (10 * FLUSH_MS) / 1000)
})

it('retries what the server could not accept, but nothing it rejects', async () => {
  let status = 500
  const { view, requests } = await start(() => new Response('{}', { status }))
  view('/a')
  await vi.advanceTimersByTimeAsync(FLUSH_MS)
  expect(requests()).toHaveLength(1)
  status = 400
  await vi.advanceTimersByTimeAsync(4 * FLUSH_MS)
  expect(requests().map(([url]) => new URL(url).searchParams.get('retry_count'))).toEqual([null, '1'])
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS)
  expect(requests()).toHaveLength(2)
})

it('starts another session after half an hour without activity', async () => {
  const { view, events } = await start()
  view('/a')
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS - 1_000)
  view('/b')
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS + 1_000)
  view('/c')
  await vi.advanceTimersByTimeAsync(FLUSH_MS)
  const [a, b, c] = events().map(({ properties }) => properties['$session_id'])
  expect(a).toBeTypeOf('string')
  expect([b === a, c === a]).toEqual([true, false])
})

it('waits three seconds for flags and ten for surveys', async () => {
  const { library } = await start()
  expect(library).toMatchObject({
    config: { feature_flag_request_timeout_ms: 3_000, surveys_request_timeout_ms: 10_000 },
  })
})
