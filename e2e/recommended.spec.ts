import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { expectAccessible, hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut })
// All tests share one account and change it.
test.describe.configure({ mode: 'serial' })

const jobs = (page: Page): Locator => page.getByRole('list', { name: 'Recommended jobs, best first' })
const titles = (page: Page): Promise<string[]> =>
  jobs(page)
    .getByRole('button', { name: /^Not interested in/ })
    .allTextContents()

async function open(page: Page): Promise<void> {
  await signInByHttp(page.request, people.second, PRODUCT_URL)
  await page.goto('/jobs/recommended')
  await hydrated(page)
}

for (const width of [1280, 390])
  test(`at ${width} px: dismissing a job with a reason reorders the list at once, and can be undone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page)
    const before = await titles(page)
    expect(before.length).toBeGreaterThan(5)

    await jobs(page)
      .getByRole('button', { name: /^Not interested in/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /It is not my kind of work/ }).click()
    await expect.poll(() => titles(page)).not.toContain(before[0])
    await expect(jobs(page)).toBeFocused()
    const after = await titles(page)
    // The dismissed job is gone, and similar ones have moved.
    expect(after).not.toEqual(before.slice(1))

    await page.getByText('Jobs you dismissed').first().click()
    await page.getByRole('button', { name: /^Restore/ }).click()
    await expect.poll(() => titles(page)).toEqual(before)
  })

test('a recommended job can be saved and hidden, and a missing detail links to where to change it', async ({
  page,
}) => {
  await open(page)
  const before = await titles(page)
  const first = jobs(page).getByRole('listitem').first()
  await expect(jobs(page).getByRole('link', { name: 'Add it to your skills' }).first()).toHaveAttribute(
    'href',
    '/onboarding?step=work',
  )
  await first.getByRole('button', { name: /^Hide / }).click()
  await page.getByRole('menuitem', { name: 'Already seen' }).click()
  await expect.poll(() => titles(page)).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titles(page)).toEqual(before)
  await first.getByRole('button', { name: /^Save / }).click()
  await first.getByRole('button', { name: /^Unsave / }).click()
  await expect(first.getByRole('button', { name: /^Save / })).toBeVisible()
})

test('the reasons for a job match the log; switched off, there is nothing but a link to the search', async ({
  page,
}) => {
  await open(page)
  await jobs(page).getByRole('button', { name: 'Why am I seeing this?' }).first().click()
  const why = page.getByRole('dialog', { name: 'Why am I seeing this?' })
  await expect(why.getByText('Ranked number 1 in your list')).toBeVisible()
  await expect(why.getByRole('progressbar', { name: 'Your skills and levels' })).toBeVisible()
  await expect(why.getByRole('term').filter({ hasText: /^Level$/ })).toBeVisible()
  await expect(why.getByText('Never used: your name')).toBeVisible()
  await expectAccessible(page)
  await why.getByRole('button', { name: 'Close' }).click()

  await page.getByText('Recommend jobs to me').click()
  await expect(page.getByRole('heading', { name: 'Recommendations are off' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', '/jobs')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(jobs(page)).toBeVisible()

  // The settings have the same switch.
  await page.goto('/settings?section=recommendations')
  await hydrated(page)
  const isOn = page.getByRole('switch', { name: 'Recommend jobs to me' })
  await expect(isOn).toBeChecked()
  await isOn.press('Space')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/jobs/recommended')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(jobs(page)).toBeVisible()
})
