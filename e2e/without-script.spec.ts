// What people see whose scripts never load: the pages themselves, and links between them.

import { expect, test } from '@playwright/test'
import { signedOut, stateOf } from './support/people.ts'

test.use({ javaScriptEnabled: false, storageState: signedOut })

test('the welcome page is complete and its links work', async ({ page }) => {
  await page.goto('/hello')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work that fits where you live')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('a password never ends up in the URL, however early the form is submitted', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('somebody@people.example')
  await page.getByLabel('Password', { exact: true }).fill('a password typed too early')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
})

test('the head has metadata for link previews', async ({ page, request }) => {
  await page.goto('/login')
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  expect(await content('og:title')).toBe('Sign in - Meridian')
  expect(await content('description')).toBe(await content('og:description'))
  expect(await content('twitter:card')).toBe('summary_large_image')
  const image = (await content('og:image')) ?? ''
  expect(image).toMatch(/^http:\/\/.+\/img\/share\.png$/)
  expect((await request.get(image)).headers()['content-type']).toBe('image/png')
})

test.describe('signed in', () => {
  test.use({ storageState: stateOf('verified') })

  test('home greets and lists what it knows', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiru')
    await expect(page.getByRole('heading', { name: 'Verified companies' })).toBeVisible()
    await expect(page.getByRole('listitem').first()).toBeVisible()
  })
})
