// From browsing the marketplace to a delivered and reviewed order, and what a seller has to do before a service is published.

import { expect } from '@playwright/test'
import { servicesOfTalent } from '../server/seeds/market/demo-sellers.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { signedOut, stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

const { title } = servicesOfTalent

test.use({ storageState: signedOut })

test('find a service, order it, receive it and review it', async ({ browser, page }) => {
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.goto('/marketplace')
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search services' }).fill('docker')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/text=docker/)
  await page.getByRole('checkbox', { name: 'Identity checked' }).click({ force: true })
  await expect(page).toHaveURL(/isChecked=true/)
  await expect(page.getByRole('link', { name: 'Orders 0' })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await page.getByRole('radio', { name: 'Basic', exact: true }).check({ force: true })
  await page.getByLabel('Message to the seller').fill('For a team of four.')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order Basic' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()
  const order = new URL(page.url()).search
  await page.goto('/marketplace?show=orders')
  await expect(page.getByRole('link', { name: 'Orders 1' })).toBeVisible()
  await page.goto(`/marketplace${order}`)

  const context = await browser.newContext({ storageState: stateOf('verified') })
  const seller = await context.newPage()
  await seller.goto(`/marketplace${order}`)
  await hydrated(seller)
  await seller.getByRole('button', { name: 'Accept the order' }).click()
  await seller.getByRole('button', { name: 'Start working' }).click()
  await seller.getByRole('button', { name: 'Deliver', exact: true }).click()
  await seller.getByLabel('What you are delivering').fill('One command starts everything.')
  await seller.getByRole('button', { name: 'Deliver', exact: true }).last().click()
  await expect(seller.getByText('Waiting for the other side')).toBeVisible()
  await expectAccessible(seller)
  await context.close()

  await page.reload()
  await hydrated(page)
  await expect(page.getByText('One command starts everything.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept the delivery' }).click()
  await page.getByText('5 stars: excellent').click()
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('send a proposal by link; the client reads it as a guest, signs in, comes back to it and accepts', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ storageState: stateOf('verified') })
  const seller = await context.newPage()
  await seller.goto('/marketplace?show=mine&proposal=new')
  await hydrated(seller)
  const work = 'A checkout page in four languages'
  await seller.getByLabel('Title', { exact: true }).fill(work)
  await seller.getByLabel('Scope').fill('One page with its tests. You bring the translations.')
  await seller.getByLabel(/^Price,/).fill('1800')
  await expectAccessible(seller)
  await seller.getByRole('button', { name: 'Create the link' }).click()
  const link = await seller
    .getByText(/\/proposals\/[\w-]{43}$/)
    .first()
    .innerText()
  await expectAccessible(seller)
  await expectNoSidewaysScroll(seller)
  await context.close()

  await page.goto(new URL(link).pathname)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: work })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute('href', /redirect=%2Fproposals%2F/)
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Accept and order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: work })).toBeVisible()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByText('By the seller’s invoice, once the order is completed')).toBeVisible()
  await expect(page.getByText('You bring the translations.')).toBeVisible()
  await expectAccessible(page)
})

test('write a service and learn what is missing before it can be published', async ({ page }) => {
  await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
  await page.goto('/marketplace?show=mine&edit=new')
  await hydrated(page)
  await page.getByLabel('Title', { exact: true }).fill('A map of every bus stop in town')
  await page
    .getByLabel(/^Price,/)
    .first()
    .fill('120')
  await page.getByLabel('What is included').first().fill('One map')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A map of every bus stop in town' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verify your identity' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeDisabled()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
