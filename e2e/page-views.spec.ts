// What the product reports to an analytics service, and that a failing service affects nobody.

import { gunzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { test as base } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { hydrated } from './support/page-checks.ts'
import { people } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'
import { type ReceivedRequest, type StandInService, startStandInService } from './support/stand-in-service.ts'

const START_TIMEOUT_MS = 120_000

base.describe.configure({ mode: 'default' })

const test = base.extend<{ received: ReceivedRequest[] }, { service: StandInService; product: Product }>({
  service: [
    // Playwright requires a destructuring pattern to detect fixtures; this one costs nothing.
    async ({ browserName: _browserName }, provide) => {
      const service = await startStandInService()
      await provide(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ service }, provide) => {
      const product = await startProduct({
        ANALYTICS_TOKEN: 'phc_test',
        ANALYTICS_HOST: service.url,
        ANALYTICS_COUNT_BOTS: 'on',
        FEEDBACK_TOKEN: 'test',
        FEEDBACK_SOURCE: `${service.url}/widget.js`,
      })
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  received: async ({ service }, provide) => {
    service.received.length = 0
    await provide(service.received)
  },
})

type Event = { event: string; timestamp: string; properties: Record<string, unknown> }

const GZIP = Buffer.from([0x1f, 0x8b])

function eventsIn({ body }: ReceivedRequest): Event[] {
  const text = body.subarray(0, GZIP.length).equals(GZIP) ? gunzipSync(body) : body
  return (JSON.parse(text.toString()) as { batch: Event[] }).batch
}

/** In chronological order: batches may overtake each other. */
const viewsIn = (received: ReceivedRequest[]) =>
  received
    .flatMap(eventsIn)
    .filter(({ event }) => event === '$pageview')
    .toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
    .map(({ properties }) => properties['current_url'])

const openPage = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

test('each page visited is one view with its full URL; the same link again is not counted', async ({
  page,
  product,
  received,
}) => {
  await signInByHttp(page.request, people.verified, product.url)
  await openPage(page, '/?x=1#a')
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home' })
  await home.click()
  // The URL changes before the page renders; a click in between would push another history entry.
  await expect.poll(() => viewsIn(received)).toEqual(['/?x=1#a', '/'])
  await home.click()
  await page.goBack()
  await expect(page).toHaveURL('/?x=1#a')
  await expect.poll(() => viewsIn(received)).toEqual(['/?x=1#a', '/', '/?x=1#a'])
})

test('a chain of redirects is one view, of its target', async ({ page, received }) => {
  await openPage(page, '/hello')
  await page.getByRole('link', { name: 'Meridian, home' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect
    .poll(() => viewsIn(received))
    .toEqual(['/hello', new URL(page.url()).pathname + new URL(page.url()).search])
})

test('events are forwarded byte for byte, without cookies and credentials', async ({ page, product, received }) => {
  await signInByHttp(page.request, people.verified, product.url)
  const sent = page.waitForRequest((request) => request.url().includes('/ingest/ph/') && request.method() === 'POST')
  await openPage(page, '/hello')
  const request = await sent
  expect(new URL(request.url()).origin).toBe(product.url)
  const body = request.postDataBuffer()
  await expect.poll(() => received.length).toBeGreaterThan(0)
  const [first] = received
  expect(first?.path).toBe(request.url().replace(`${product.url}/ingest/ph`, ''))
  expect(first?.headers.cookie).toBeUndefined()
  expect(first?.headers.authorization).toBeUndefined()
  expect(body && first?.body.equals(body)).toBe(true)
})

test('nothing is stored in the browser', async ({ page, context, received }) => {
  await openPage(page, '/hello')
  await expect.poll(() => viewsIn(received)).toEqual(['/hello'])
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('ph_'))).toEqual([])
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.filter((key) => key.startsWith('ph_') || key.includes('posthog'))).toEqual([])
})

test('a feedback widget that cannot be loaded leaves the page as it is', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await openPage(page, '/hello')
  await expect.poll(() => warnings.join()).toContain('The feedback widget could not be loaded')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
