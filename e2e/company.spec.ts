// A company joins: it registers, proves its domain, invites a colleague and writes its page. Each run has its own company.

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { fillCompanyForm } from './support/company-form.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { mailTo } from './support/mailbox.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

async function register(page: Page, name: string, domain: string): Promise<void> {
  await open(page, '/company/new')
  await fillCompanyForm(page, name)
  await page.getByLabel('Website').fill(`https://www.${domain}`)
  // Twice, as an impatient person does.
  await page.getByRole('button', { name: 'Register company' }).dblclick()
  await page.waitForURL('**/company/verification')
}

test('a company registers, proves its domain, builds a team and writes its page', async ({ browser }) => {
  test.slow()
  const id = randomUUID().slice(0, 8)
  const [name, domain] = [`Polder ${id}`, `polder-${id}.example`]
  const founder = await aNewAccount(PRODUCT_URL, 'Femke Visser')
  const page = await pageFor(browser, founder)

  await register(page, name, domain)
  const mailbox = `office@${domain}`
  await page.getByRole('textbox', { name: 'Email address' }).fill(mailbox)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill((await mailTo(mailbox, /\d{6}/)).subject.match(/\d{6}/)?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm domain' }).click()
  await expect(page.getByRole('heading', { name: `${name} is verified` })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the overview' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Applications' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Switch to finding work' })).toBeVisible()

  await test.step('a colleague joins by email and is removed', async () => {
    const colleague = await aNewAccount(PRODUCT_URL, 'Joost Bakker')
    await navigation.getByRole('link', { name: 'Team' }).click()
    await page.getByRole('textbox', { name: 'Email address' }).fill(colleague.email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('heading', { name: 'Invitations' })).toBeVisible()
    const { text } = await mailTo(colleague.email, /invites you/)
    const theirs = await (await browser.newContext()).newPage()
    await open(theirs, new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? '').href.replace(/^https?:\/\/[^/]+/, ''))
    await theirs.getByRole('link', { name: 'Sign in to join' }).click()
    await theirs.getByLabel('Email').fill(colleague.email)
    await theirs.getByRole('textbox', { name: 'Password' }).fill(colleague.password)
    await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
    await theirs.getByRole('button', { name: 'Accept invitation' }).click()
    await theirs.waitForURL('**/company')
    await expect(theirs.getByRole('navigation', { name: 'Main' }).getByText(name)).toBeVisible()

    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { name: '2 people hire with you' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Joost Bakker' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: '1 person hires with you' })).toBeVisible()
    const answer = await theirs.reload()
    expect(answer?.status()).toBe(403)
  })

  await test.step('the page is edited beside its preview and is public', async () => {
    await navigation.getByRole('link', { name: 'Company page' }).click()
    await page.getByLabel('About the company').fill('We keep the sea out.')
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('We keep the sea out.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const guest = await (await browser.newContext()).newPage()
    await open(guest, `/c/polder-${id}`)
    await expect(guest.getByText('We keep the sea out.')).toBeVisible()
    await expect(guest.getByText('Domain confirmed')).toBeVisible()
  })
})

test('a small dark phone shows every screen of the workspace in full, right to left too', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })
  const page = await context.newPage()
  await signInByHttp(page.request, people.member, PRODUCT_URL)
  for (const path of [
    '/company',
    '/company/team',
    '/company/page',
    '/company/new',
    '/company/verification',
    '/company/links',
  ]) {
    await open(page, path)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expectNoSidewaysScroll(page)
  }
})
