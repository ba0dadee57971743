// From a shared link to the home page: sign-up, the emailed code, the wizard. Every question is checked in both colour
// schemes, with an error shown where there can be one.

import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD, demoOperator } from '../server/seeds/demo-accounts.ts'
import { demoCompanySource } from '../server/seeds/demo-sources.ts'
import { phone, pressOn, tabTo, typeInto } from './support/by-keyboard.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { readMailedCode } from './support/mailed-code.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchPage } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut })

const PASSWORD = 'four quiet herons wade'
const desktop = { width: 1280, height: 900 }

const newcomer = () => ({ name: `Akinyi ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@people.example` })

test('a person referred by a company signs up, completes the wizard and arrives home', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const { complaints } = watchPage(page)
  const person = newcomer()
  await page.goto(`/signup/${demoCompanySource.linkId}`)
  await hydrated(page)
  await expect(page.getByRole('complementary')).toContainText('Invited by Fjordpay')
  await expect(page.getByRole('complementary')).toContainText('sees your name')
  await look(page)
  await page.getByLabel('Your full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code from the email').fill(await readMailedCode(request, person.email))
  await page.getByRole('button', { name: 'Confirm' }).click()

  await heading(page, 'Where do you live')
  await expect(page).toHaveURL('/onboarding?step=place')
  await expect(page.getByRole('combobox', { name: 'Country you live in' }), 'device’s clock').toHaveValue('Kenya')
  await next(page)
  await expect(page.getByText('Fill this in.')).toBeVisible()
  await look(page)
  await page.getByRole('combobox', { name: 'City' }).fill('Nair')
  await page.getByRole('option', { name: 'Nairobi' }).click()
  await page.getByRole('combobox', { name: 'Where can you work' }).fill('Uganda')
  await page.getByRole('option', { name: 'Uganda' }).click()
  // The list stays open for further choices.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove Uganda' })).toBeVisible()
  await next(page)

  await heading(page, 'When can you work?')
  await dragHoursLater(page)
  await expect(page.getByText('8 h a day, 11:00–19:00 Nairobi time')).toBeVisible()
  await look(page)
  await next(page)

  await heading(page, 'What is your minimum pay')
  await next(page)
  await expect(page.getByText('Enter a number.')).toBeVisible()
  await look(page)
  await expectSameQuestionElsewhere(browser, person.email)
  await page.getByRole('textbox', { name: 'At least' }).fill('300000')
  await next(page)

  await heading(page, 'What do you do?')
  await page.getByLabel('Role').fill('Backend engineer')
  await next(page)
  await expect(page.getByText('Choose one of the options.')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'How experienced are you?' }).click()
  await page.getByRole('option', { name: 'Senior', exact: true }).click()
  await page.getByRole('combobox', { name: 'Skills' }).fill('golang')
  // The server's results replace the previous list.
  await expect(page.getByRole('option')).toHaveText(['Go'])
  await page.getByRole('option', { name: 'Go', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Your skills' })).toContainText('Go')
  await next(page)

  await heading(page, 'Do you have a résumé')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'akinyi.txt', mimeType: 'text/plain', buffer: Buffer.from('I build things that pay out.') })
  await expect(page.getByRole('status').filter({ hasText: 'akinyi.txt' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Finish' }).click()

  await expect(page).toHaveURL('/')
  await heading(page, 'Akinyi')
  await expect(page.getByText('Your details')).toBeVisible()
  await expect(page.getByText('Set up in three steps')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See jobs', exact: true }), 'the main button').toHaveAttribute(
    'href',
    '/jobs',
  )
  await expect(page.getByRole('region', { name: 'Referred by Fjordpay' }).getByRole('listitem')).not.toHaveCount(0)
  await look(page)
  expect(complaints).toEqual([])
  expect(await namesSentBy(browser, demoCompanySource.linkId)).toContain(person.name)
})

test("by keyboard alone on a phone: follow a company's link, sign up, verify the address, answer some questions, go home", async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const person = newcomer()
  await page.setViewportSize(phone)
  await page.goto(`/signup/${demoCompanySource.linkId}`)
  await hydrated(page)
  await typeInto(page, 'Your full name', person.name)
  await typeInto(page, 'Email', person.email)
  await typeInto(page, 'New password', PASSWORD)
  await tabTo(page, /^I agree/)
  await page.keyboard.press('Space')
  await pressOn(page, 'Create account')
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await typeInto(page, 'Code from the email', await readMailedCode(request, person.email))
  await page.keyboard.press('Enter')

  await heading(page, 'Where do you live')
  await pressOn(page, 'Skip this question')
  await heading(page, 'When can you work?')
  await tabTo(page, 'Start of your day')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, 'End of your day')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('9 h a day, 08:30–17:30 your time')).toBeVisible()
  await pressOn(page, 'Continue')
  await heading(page, 'What is your minimum pay')
  await page.goBack()
  await heading(page, 'When can you work?')
  await expect(page.getByText('9 h a day'), 'what was answered is still there').toBeVisible()
  await tabTo(page, 'Skip for now')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await heading(page, 'Akinyi')
  await expect(page.getByText('4 questions left')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Set up in three steps' })).toBeVisible()
  await expectNoSidewaysScroll(page, phone.width)
  await pressOn(page, 'Continue')
  await heading(page, 'What is your minimum pay')
  expect(await namesSentBy(browser, demoCompanySource.linkId)).toContain(person.name)

  // Without a country, the job search opens on a guess, says so, and the guess can be removed.
  await page.goto('/jobs')
  await expect(page).toHaveURL('/jobs?openTo=KE&guessed=yes')
  await expect(page.getByText('Open to Kenya, based on your device’s time zone.')).toBeVisible()
  await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /Kenya/ }).click()
  await expect(page).toHaveURL('/jobs?openTo=anyone')
})

test('an expired link shows the normal sign-up and says so', async ({ page }) => {
  const answer = await page.goto('/signup/aaaaaaaaaa')
  expect(answer?.status()).toBe(404)
  await heading(page, 'This link does not work')
  await hydrated(page)
  await look(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/signup')
})

test('the page of a company’s link introduces the company and leads on with its branding', async ({ page }) => {
  await page.goto(`/login/${demoCompanySource.linkId}/jobs`)
  await heading(page, 'Jobs at Fjordpay')
  await hydrated(page)
  await look(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('complementary')).toContainText('Signing in shares nothing with Fjordpay')
})

const heading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desktop)
}

/** Moves both ends two hours later, by dragging the middle of the band. */
async function dragHoursLater(page: Page): Promise<void> {
  const band = await page.getByRole('slider', { name: 'Start of your day' }).locator('..').boundingBox()
  if (!band) throw new Error('the day band is not visible')
  const y = band.y + band.height / 2
  const hour = band.width / 24
  await page.mouse.move(band.x + 13 * hour, y)
  await page.mouse.down()
  await page.mouse.move(band.x + 14 * hour, y)
  await page.mouse.move(band.x + 15 * hour, y)
  await page.mouse.up()
}

async function expectSameQuestionElsewhere(browser: Browser, email: string): Promise<void> {
  const phone = await browser.newContext({ ...signedOutContext, viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  await signInByHttp(page.request, { email, password: PASSWORD }, PRODUCT_URL)
  await page.goto('/onboarding')
  await expect(page).toHaveURL('/onboarding?step=pay')
  await page.goto('/onboarding?step=hours')
  await expect(page.getByText('8 h a day, 11:00–19:00 Nairobi time')).toBeVisible()
  await phone.close()
}

const signedOutContext = { storageState: signedOut, baseURL: PRODUCT_URL }

async function namesSentBy(browser: Browser, linkId: string): Promise<string[]> {
  const context = await browser.newContext(signedOutContext)
  await signInByHttp(context.request, { email: demoOperator.email, password: DEMO_PASSWORD }, PRODUCT_URL)
  const answer = await context.request.get(`/shared/api/sources/${linkId}/people?limit=100`, {
    headers: { origin: PRODUCT_URL, accept: 'application/json' },
  })
  const { items } = (await answer.json()) as { items: { name: string }[] }
  await context.close()
  return items.map(({ name }) => name)
}
