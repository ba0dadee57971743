import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchPage } from './support/page-checks.ts'
import { type Credentials, people, signedOut, stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { visitAll } from './support/visits.ts'

async function open(page: Page, section?: string): Promise<void> {
  await page.goto(section ? `/settings?section=${section}` : '/settings')
  await hydrated(page)
}

/** Each journey changes its account, so it has its own. */
async function signedIn(context: BrowserContext, person: Credentials): Promise<Page> {
  const page = await context.newPage()
  await signInByHttp(page.request, person, PRODUCT_URL)
  return page
}

/** As a person does it: an open list closes when the page scrolls, so the field is scrolled into view first. */
async function typeInto(box: Locator, text: string): Promise<void> {
  await box.scrollIntoViewIfNeeded()
  await box.click()
  await box.press('Control+a')
  await box.pressSequentially(text)
}

/** Waits for the confirmation, which moves the content below it (so does the density): a click in that moment would miss. */
async function choose(page: Page, label: string, savedThen: number): Promise<void> {
  await page.getByText(label, { exact: true }).click()
  await expectSaved(page, savedThen)
}

const expectSaved = (page: Page, count: number) => expect(page.getByText('Saved', { exact: true })).toHaveCount(count)

const html = (page: Page) => page.locator('html')
const ownClock = (page: Page) => page.getByRole('banner').getByText(/\d:\d\d/)

test.describe('appearance and time', () => {
  test.use({ storageState: signedOut })

  test('are saved as soon as they are chosen, survive a reload and follow to another browser', async ({ browser }) => {
    const page = await signedIn(await browser.newContext(), people.second)
    await open(page, 'display')
    await expect(html(page)).toHaveAttribute('data-density', 'comfortable')
    const rowBefore = await page
      .getByRole('button', { name: /^Account menu/ })
      .evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--control-height'))

    // By keyboard: Tab into the group, arrows within it.
    await page.getByRole('radio', { name: 'Same as this device' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expectSaved(page, 1)
    await choose(page, 'Compact', 2)
    await choose(page, '12 hours, for example 4:30 pm', 3)
    await expect(ownClock(page)).toHaveText(/\d:\d\d\s?[ap]m/i)

    const elsewhere = await signedIn(await browser.newContext(), people.second)
    await elsewhere.goto('/')
    await page.reload()
    for (const seen of [page, elsewhere]) {
      await hydrated(seen)
      await expect(html(seen)).toHaveAttribute('data-theme', 'dark')
      await expect(html(seen)).toHaveAttribute('data-density', 'compact')
      await expect(ownClock(seen)).toHaveText(/\d:\d\d\s?[ap]m/i)
      const row = await seen.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--control-height'),
      )
      expect(row).not.toBe(rowBefore)
    }

    await choose(page, 'Same as this device', 1)
    await choose(page, 'Comfortable', 2)
    await choose(page, 'Language default', 3)
    await expect(ownClock(page)).not.toHaveText(/[ap]m/i)
  })

  test('a city is chosen from the gazetteer and brings its time zone; Undo restores both', async ({ browser }) => {
    const page = await signedIn(await browser.newContext(), await aNewAccount())
    await open(page, 'account')
    await typeInto(page.getByRole('combobox', { name: 'Country you live in' }), 'Brazil')
    await page.getByRole('option', { name: 'Brazil' }).click()
    const city = page.getByRole('combobox', { name: /^City/ })
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    const before = await zone.inputValue()
    await typeInto(city, 'Manau')
    await page.getByRole('option', { name: 'Manaus' }).click()
    await expect(zone).toHaveValue('America/Manaus')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(zone).toHaveValue(before)
    await expect(city).toHaveValue('')
  })

  test('the saved time zone is kept, the device only suggests its own, and a change can be undone', async ({
    browser,
  }) => {
    const page = await signedIn(await browser.newContext({ timezoneId: 'Europe/Oslo' }), people.recruiter)
    await open(page, 'account')
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    const before = await zone.inputValue()
    expect(before).not.toBe('Europe/Lisbon')

    await typeInto(zone, 'Lisbon')
    await page.getByRole('option', { name: 'Europe/Lisbon' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(zone).toHaveValue('Europe/Lisbon')
    await expect(page.getByText('You seem to be in Europe/Oslo')).toBeVisible()

    await page.getByRole('button', { name: 'Switch' }).click()
    await expect(zone).toHaveValue('Europe/Oslo')
    await expect(page.getByText('You seem to be in')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(zone).toHaveValue('Europe/Lisbon')

    await typeInto(zone, before)
    await page.getByRole('option', { name: before }).click()
    await expect(zone).toHaveValue(before)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
})

test.describe('a verified person', () => {
  test.use({ storageState: stateOf('verified') })

  test('sees errors with their fields, keeps what they typed, and can continue', async ({ page }) => {
    await open(page, 'account')
    const name = page.getByLabel('What should we call you?')
    const before = await name.inputValue()
    await name.fill('  ')
    await name.press('Enter')
    await expect(name).toHaveAccessibleDescription('Fill this in.')
    await expect(name).toHaveValue('  ')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.reload()
    await hydrated(page)
    await expect(name).toHaveValue(before)
  })

  test('navigates on a phone from the list to a section and back', async ({ page }) => {
    const { complaints } = watchPage(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(page.getByLabel('Full name')).toBeHidden()
    await page.getByRole('link', { name: /^Notifications/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Blocked people/ })).toBeHidden()
    await page.getByRole('link', { name: 'All settings' }).click()
    await expect(page.getByRole('link', { name: /^Blocked people/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('can use every section at any screen size', async ({ page }) => {
    await visitAll(page, ['display', 'notifications', 'privacy', 'blocked', 'consents'], {
      pathOf: (section) => `/settings?section=${section}`,
      check: async () => {
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      },
    })
  })

  test('hides from a company and from a domain, sees why one is rejected, and undoes it', async ({ page }) => {
    await open(page, 'privacy')
    const company = page.getByRole('combobox', { name: 'Hide from a company' })
    await typeInto(company, 'accra')
    await page.getByRole('option', { name: /^Accra Loom/ }).click()
    const hidden = page.getByRole('list', { name: 'Companies you hide from' })
    await expect(hidden.getByText('Accra Loom')).toBeVisible()

    const domain = page.getByLabel('Hide from an employer’s domain')
    await domain.fill('gmail.com')
    await domain.press('Enter')
    await expect(domain).toHaveAccessibleDescription(/Anyone can have an address there/)
    await expectAccessible(page)
    await domain.fill('https://www.old-employer.example/jobs')
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    const domains = page.getByRole('list', { name: 'Domains you hide from' })
    await expect(domains.getByText('old-employer.example')).toBeVisible()

    await page.reload()
    await hydrated(page)
    await domains.getByRole('button', { name: 'Remove: old-employer.example' }).click()
    await hidden.getByRole('button').click()
    await expect(domains).toHaveCount(0)
    await expect(hidden).toHaveCount(0)
  })

  test('sets quiet hours, and gets an error when they end when they start', async ({ page }) => {
    await open(page, 'notifications')
    await page.getByText('Turn on quiet hours every day').click()
    const from = page.getByRole('group', { name: 'From' })
    await expect(from.getByRole('spinbutton').first()).toHaveText('22')
    await from.getByRole('spinbutton').first().press('0')
    await from.getByRole('spinbutton').first().press('7')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByText('Choose an end that differs from the start.')).toBeVisible()
    await expectAccessible(page)
    await page.getByText('Turn on quiet hours every day').click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(from).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ storageState: stateOf('verified'), javaScriptEnabled: false })

  test('every section is readable, by plain links', async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('link', { name: /^Privacy/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await expect(page.getByText('Show when I am online')).toBeVisible()
  })
})
