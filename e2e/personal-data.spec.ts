// Exporting and deleting everything stored about a person. Has its own product, because an account is deleted.

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { fromBufferPromise } from 'yauzl'
import type { MailboxEntry, MailboxMessage } from '../shared/features/base/dev-tools/mailbox.contract.ts'
import { phone, pressOn, typeInto } from './support/by-keyboard.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { withOwnProduct } from './support/own-product.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { type Credentials, people } from './support/people.ts'

const test = withOwnProduct()
const person = people.second

test('an export is created, shows its progress, and contains what it promises', async ({ page, product }) => {
  await signInByHttp(page.request, people.verified, product.url)
  await page.goto('/settings?section=export')
  await hydrated(page)
  await page.getByRole('button', { name: 'Create my archive' }).click()
  const ready = page.getByRole('status').filter({ hasText: 'Your archive is ready.' })
  await expect(page.getByRole('progressbar', { name: 'Preparing your archive' }).or(ready)).toBeVisible()
  await expect(ready).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page, 390)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^meridian-\d{4}-\d\d-\d\d\.zip$/)
  const names: string[] = []
  const zip = await fromBufferPromise(readFileSync(await download.path()), { lazyEntries: true })
  for await (const { fileName } of zip.eachEntry()) names.push(fileName)
  expect(names).toEqual(
    expect.arrayContaining(['account.json', 'files.json', 'resume.json', 'calendar.ics', 'README.txt']),
  )
  await expect(page.getByText('Next archive available')).toBeVisible()
})

test('an export is created on a phone, by keyboard alone', async ({ page, product }) => {
  await openByKeyboard(page, product.url, people.recruiter, 'export')
  await pressOn(page, 'Create my archive')
  await expect(page.getByRole('status').filter({ hasText: 'Your archive is ready.' })).toBeVisible({ timeout: 30_000 })
  await expectNoSidewaysScroll(page, phone.width)
  await Promise.all([page.waitForEvent('download'), pressOn(page, /^Download/)])
})

test('a deletion is scheduled, and undone in the settings and by email', async ({ page, product, browser }) => {
  await signInByHttp(page.request, person, product.url)
  await page.goto('/settings?section=deletion')
  await hydrated(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await expect(question.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await expect(question.getByRole('button', { name: 'Delete in 30 days' })).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await askForDeletion(page)
  await expectNoSidewaysScroll(page, 390)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('region', { name: 'About your account' }).getByRole('link', { name: 'Undo' }).click()
  await page.waitForURL('**/settings?section=deletion')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('region', { name: 'About your account' })).toBeHidden()

  await askForDeletion(page)
  // A signed-out person, on another device.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(await mailedUndoLink(page, person.email))
  await hydrated(elsewhere)
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Keep my account' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Your account is safe' })).toBeVisible()
  await elsewhere.context().close()
})

test('a click before its section is hydrated is not lost', async ({ page, product }) => {
  await signInByHttp(page.request, person, product.url)
  const { promise: isPressed, resolve: releaseCode } = Promise.withResolvers<void>()
  await page.route('**/assets/deletion*.js', async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto('/settings?section=deletion')
  await hydrated(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  releaseCode()
  await expect(page.getByRole('alertdialog', { name: 'Delete your account?' })).toBeVisible()
})

test('a deletion is carried out after its grace period, and the person is signed out', async ({ page, product }) => {
  await openByKeyboard(page, product.url, person, 'deletion')
  await askForDeletionByKeyboard(page)
  await expectAccessible(page)
  await pressOn(page, 'Keep my account')
  await expect(page.getByRole('region', { name: 'About your account' })).toBeHidden()
  await askForDeletionByKeyboard(page)
  await product.run('e2e/support/let-grace-pass.ts', person.email)
  const status = async () => (await page.request.get('/api/user', { headers: { origin: product.url } })).status()
  await expect.poll(status, { timeout: 20_000 }).toBe(401)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
})

async function askForDeletion(page: Page): Promise<void> {
  await page.getByLabel('Why are you leaving?').fill('I found work.')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Type “delete” to confirm').fill('delete')
  await page.getByRole('button', { name: 'Delete in 30 days' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is scheduled for deletion' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'About your account' })).toContainText('will be deleted on')
}

async function openByKeyboard(page: Page, url: string, person: Credentials, section: string): Promise<void> {
  await page.setViewportSize(phone)
  await signInByHttp(page.request, person, url)
  await page.goto(`/settings?section=${section}`)
  await hydrated(page)
  await expectNoSidewaysScroll(page, phone.width)
}

async function askForDeletionByKeyboard(page: Page): Promise<void> {
  await pressOn(page, 'Delete my account')
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await expectNoSidewaysScroll(page, phone.width)
  await typeInto(page, 'Type “delete” to confirm', 'delete')
  await pressOn(page, 'Delete in 30 days')
  await expect(page.getByRole('heading', { name: 'Your account is scheduled for deletion' })).toBeVisible()
}

async function mailedUndoLink(page: Page, address: string): Promise<string> {
  const list = async () => {
    const answer = await page.request.get(`/shared/api/dev/mailbox?to=${encodeURIComponent(address)}`)
    const { items } = (await answer.json()) as { items: MailboxEntry[] }
    return items.filter(({ subject }) => subject.startsWith('Your account will be deleted'))
  }
  // The second email: the first deletion has already been undone.
  await expect.poll(async () => (await list()).length).toBe(2)
  const [newest] = await list()
  const mail = (await (await page.request.get(`/shared/api/dev/mailbox/${newest?.id}`)).json()) as MailboxMessage
  return /https?:\S+keep-account\S+/.exec(mail.text)?.[0] ?? ''
}
