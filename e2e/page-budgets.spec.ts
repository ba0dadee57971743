// What the documents of the most used screens may weigh, and how often each may ask the database. Counts, not times: those are
// for `npm run bench -- http`, which measures the same screens.

import { expect } from '@playwright/test'
import { roundTripsIn } from '../bench/http/page-weight.ts'
import { test } from './support/focus-test.ts'
import { type Persona, stateOf } from './support/people.ts'
import { samplePath } from './support/sample-path.ts'

type Budget = { screen: string; persona: Persona; htmlKb: number; roundTrips: number }

/** Kilobytes without compression. The round trips include one for the maintenance switch, which is read once a second. */
const budgets: readonly Budget[] = [
  { screen: '/login', persona: 'guest', htmlKb: 16, roundTrips: 1 },
  { screen: '/hello', persona: 'guest', htmlKb: 16, roundTrips: 2 },
  { screen: '/explore', persona: 'guest', htmlKb: 80, roundTrips: 3 },
  { screen: '/', persona: 'verified', htmlKb: 80, roundTrips: 8 },
  { screen: '/jobs', persona: 'verified', htmlKb: 80, roundTrips: 6 },
  { screen: '/jobs/:id', persona: 'verified', htmlKb: 80, roundTrips: 8 },
  { screen: '/jobs/saved', persona: 'verified', htmlKb: 80, roundTrips: 6 },
  // Eight jobs, each with its reasons.
  { screen: '/jobs/recommended', persona: 'verified', htmlKb: 80, roundTrips: 7 },
  { screen: '/applications', persona: 'verified', htmlKb: 80, roundTrips: 8 },
  { screen: '/chat', persona: 'verified', htmlKb: 80, roundTrips: 8 },
]

for (const { screen, persona, htmlKb, roundTrips } of budgets) {
  test.describe(screen, () => {
    test.use({ storageState: stateOf(persona) })

    test(`is at most ${htmlKb} KB and ${roundTrips} round trips to the database`, async ({ request }) => {
      const path = await samplePath({ path: screen })
      // Only the first request after a start has to fill the caches.
      await request.get(path)
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status()).toBe(200)
      expect((await answer.body()).length / 1024, 'kilobytes of HTML').toBeLessThanOrEqual(htmlKb)
      expect(roundTripsIn(new Headers(answer.headers())), 'round trips').toBeLessThanOrEqual(roundTrips)
    })
  })
}

test.describe('the first visit', () => {
  test.use({ storageState: stateOf('guest') })

  test('does not let scripts slow down the styles', async ({ request }) => {
    const html = await (await request.get('/hello')).text()
    const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
    expect(preloads.length).toBeGreaterThan(0)
    expect(preloads.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([])
  })
})
