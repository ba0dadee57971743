// While maintenance is on the API is closed and people wait at /maintenance; afterwards they return to where they were.

import { expect } from '@playwright/test'
import { HttpVisitor } from './support/http-visitor.ts'
import { withOwnProduct } from './support/own-product.ts'
import { hydrated } from './support/page-checks.ts'
import type { Product } from './support/product.ts'

const test = withOwnProduct()

let isOn = false

/** Waits until the server notices, which takes up to a second. */
async function switchMaintenance(product: Product, state: 'on' | 'off'): Promise<void> {
  await product.run('scripts/maintenance.ts', state)
  isOn = state === 'on'
  const visitor = new HttpVisitor(product.url)
  const status = isOn ? 503 : 200
  await expect.poll(async () => (await visitor.call('/shared/api/countries')).status).toBe(status)
}

test.afterEach(async ({ product }) => {
  if (isOn) await switchMaintenance(product, 'off')
})

test('the API is closed while it is on and says when to retry', async ({ product }) => {
  await switchMaintenance(product, 'on')
  const answer = await new HttpVisitor(product.url).call('/api/user')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await answer.json()).toMatchObject({ message: 'Service Unavailable', code: 'maintenance' })
  await switchMaintenance(product, 'off')
  expect((await new HttpVisitor(product.url).call('/api/user')).status).toBe(401)
})

test('a page requested in the meantime waits at /maintenance and is restored', async ({ page, product }) => {
  await switchMaintenance(product, 'on')
  await page.goto('/hello?from=mail')
  expect(new URL(page.url()).pathname).toBe('/maintenance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down for maintenance')
  await hydrated(page)
  await switchMaintenance(product, 'off')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/hello?from=mail')
})

test('a call rejected in the meantime leads there, and Back does not cause a loop', async ({ page, product }) => {
  await page.goto('/maintenance')
  await page.goto('/login')
  await hydrated(page)
  await switchMaintenance(product, 'on')
  await page.getByLabel('Email').fill('someone@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('anything')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/maintenance\?from=%2Flogin$/)
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'minimal')
  await page.goBack()
  await expect(page).toHaveURL('/maintenance')
})

test('the page itself makes no calls while the product is open', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) calls.push(request.url())
  })
  await page.goto('/maintenance')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are back')
  expect(calls).toEqual([])
})
