// Finding and reading a job: on a desktop with the list next to the job, on a phone with the filters in a sheet, by
// keyboard, and without JavaScript.

import { expect, type Page } from '@playwright/test'
import { LOCALE_COOKIE } from '../shared/kit/cookies.ts'
import { shareLabels } from '../web/app/share/share-labels.ts'
import { shareTarget } from '../web/app/share/share-networks.ts'
import { scriptOf } from './support/build-files.ts'
import { test } from './support/focus-test.ts'
import { jobFiltersReady, jobListReady } from './support/job-list.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchPage } from './support/page-checks.ts'
import { stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: stateOf('verified') })

const titles = (page: Page) => page.getByRole('list', { name: 'Jobs' }).locator('[data-row-link]')

/** With values that no or few jobs have: their checkboxes are not listed by count. */
const rareSearches = ['/jobs?text=desinger&exact=yes&region=africa%2Coceania', '/jobs?level=executive&language=ka']

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a person searches, filters, reads next to the list, opens the page and shares it', async ({ page }) => {
    const { complaints } = watchPage(page)
    await page.goto('/jobs')
    await hydrated(page)
    const total = page.getByRole('status').filter({ hasText: /match/ })
    const all = await total.innerText()
    await expect(page.getByRole('link', { name: 'Open to Kenya, remove filter' }), 'the default').toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search jobs' })
    await search.fill('engineer')
    await search.press('Enter')
    await expect(total).not.toHaveText(all)

    const level = page.getByRole('group', { name: 'Level' }).getByRole('checkbox', { name: /^Senior/ })
    const promised = Number((await level.locator('..').innerText()).replace(/\D+/g, ' ').trim().split(' ')[0])
    // By keyboard, because the checkbox is drawn by its label; it is checked once the response has arrived.
    await level.press('Space')
    await expect(page).toHaveURL(/[?&]level=senior/)
    await expect(total).toHaveText(new RegExp(`^${promised} jobs match`))
    await expect(page).toHaveURL('/jobs?text=engineer&level=senior&openTo=KE')

    await titles(page).nth(1).click()
    await expect(page).toHaveURL(/[?&]job=/)
    const title = await titles(page).nth(1).innerText()
    const preview = page.getByRole('article', { name: title })
    await expect(preview.getByRole('heading', { name: 'Could this work from Nairobi?' })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveURL('/jobs?text=engineer&level=senior&openTo=KE')
    await page.goForward()
    await preview.getByRole('link', { name: 'Open full page' }).click()

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(() => page.title()).toContain(`${title} - Meridian`)
    await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()
    await expectAccessible(page)
    await expectSharing(page, title)
    expect(complaints).toEqual([])
  })

  test('filters clicked in quick succession all count, and a link clicked in between wins', async ({ page }) => {
    await page.goto('/jobs?openTo=anyone')
    await hydrated(page)
    await jobFiltersReady(page)
    const level = (name: RegExp) => page.getByRole('group', { name: 'Level' }).getByRole('checkbox', { name })
    const answers = await holdSearches(page)
    await level(/^Senior/).press('Space')
    await level(/^Mid/).press('Space')
    await page.getByRole('switch', { name: 'Open to Kenya' }).press('Space')
    await expect(level(/^Mid/)).toBeChecked()
    await answers.release()
    await expect(page).toHaveURL('/jobs?level=mid%2Csenior&openTo=KE')
    await expect(page.getByRole('link', { name: 'Mid, remove filter' })).toBeVisible()

    const again = await holdSearches(page)
    await level(/^Junior/).press('Space')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await again.release()
    await expect(page).toHaveURL('/jobs?openTo=anyone')
    await expect(level(/^Senior/)).not.toBeChecked()
    await expect(level(/^Junior/)).not.toBeChecked()
    await level(/^Lead/).press('Space')
    await expect(page).toHaveURL('/jobs?level=lead')
  })

  test('clicks before the filters are hydrated are applied afterwards', async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route(scriptOf('filters.tsx'), async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/jobs?openTo=anyone')
    await hydrated(page)
    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByText('Open to Kenya').click()
    await filters.getByRole('group', { name: 'Level' }).getByText('Senior').click()
    await expect(page).toHaveURL('/jobs?openTo=anyone')
    gate.resolve()
    await expect(page).toHaveURL('/jobs?level=senior&openTo=KE')
    await expect(page.getByRole('link', { name: 'Senior, remove filter' })).toBeVisible()
  })

  test('the next click keeps all of a URL that was opened and reloaded', async ({ page }) => {
    for (const search of rareSearches) {
      await page.goto(search)
      await jobFiltersReady(page)
      await page.reload()
      await jobFiltersReady(page)
      await page.getByRole('switch', { name: 'Open to Kenya' }).press('Space')
      await expect(page).toHaveURL(`${search}&openTo=KE`)
    }
  })

  test('a link with unknown values leads to the remaining search and says so', async ({ page }) => {
    const notice = page.getByText('1 filter in this link was not recognised and has been ignored.')
    for (const unknown of ['cursor=zzz', 'openTo=XX', 'pay=5&currency=ZZZ', 'sort=foo', 'level=wizard']) {
      const answer = await page.goto(`/jobs?text=engineer&${unknown}`)
      expect(answer?.status(), unknown).toBe(200)
      await expect(notice, unknown).toBeVisible()
    }
    await hydrated(page)
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: 'Newest' }).click()
    await expect(page).toHaveURL('/jobs?text=engineer&sort=newest')
    await expect(notice).toBeHidden()
  })

  test('the arrow keys move between jobs, and Enter opens one', async ({ page }) => {
    await page.goto('/jobs')
    await hydrated(page)
    await expect(page.getByRole('article')).toBeVisible()
    await jobListReady(page)
    await titles(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(titles(page).nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: await titles(page).nth(1).innerText() })).toBeVisible()
  })

  test('when nothing is found, the most restrictive filter can be removed', async ({ page }) => {
    await page.goto('/jobs?text=engineer&openTo=KE&level=intern&overlap=8&posted=1')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'No jobs match all of this' })).toBeVisible()
    const way = page.getByRole('link', { name: /^Remove/ }).first()
    const promised = Number(/see (\d+)/.exec(await way.innerText())?.[1])
    await way.click()
    await expect(page.getByRole('status').filter({ hasText: /match/ })).toHaveText(new RegExp(`^${promised} job`))
  })
})

/** Holds back search responses until released, as if the connection were slower than the person. */
async function holdSearches(page: Page): Promise<{ release: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const isSearch = (url: URL) => url.pathname === '/talent/api/jobs'
  await page.route(isSearch, async (route) => {
    await promise
    await route.continue().catch(ignoreAborted)
  })
  return {
    async release() {
      resolve()
      await page.unroute(isSearch)
    },
  }
}

/** A request superseded by the next one is aborted while it waits. */
const ignoreAborted = (): void => undefined

/** Every network gets the public URL of the job in its own format. */
async function expectSharing(page: Page, title: string): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const url = `${PRODUCT_URL}/apply/${id}`
  await page.getByRole('button', { name: 'Share' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Share this job' })
  await expect(sheet.getByText(url)).toBeVisible()
  const links = sheet.getByRole('list', { name: 'Share' }).getByRole('link')
  await expect(links).toHaveCount(5)
  await sheet.getByRole('button', { name: 'More networks' }).click()
  await expect(links).toHaveCount(29)
  const email = new URL(await sheet.getByRole('link', { name: 'Email' }).getAttribute('href').then(String))
  const shared = email.searchParams.get('subject') ?? ''
  expect(shared.startsWith(`${title}, `)).toBe(true)
  const description = (email.searchParams.get('body') ?? '').split('\r\n')[1] ?? ''
  const content = { url, title: shared, description, media: `${PRODUCT_URL}/img/share.png` }
  const expected = shareLabels.map(({ network }) => shareTarget(network, content).link)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(expected)
  await expectAccessible(page)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filter sheet shows the current search', async ({ page }) => {
    const [search = ''] = rareSearches
    await page.goto(search)
    await hydrated(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('checkbox', { name: /^Oceania/ })).toBeChecked()
    await sheet.getByRole('switch', { name: 'Open to Kenya' }).press('Space')
    await expect(page).toHaveURL(`${search}&openTo=KE`)
  })

  test('the filters open in a sheet whose button shows the number of results, and a job opens as a page', async ({
    page,
  }) => {
    const { complaints } = watchPage(page)
    await page.goto('/jobs?openTo=anyone')
    await hydrated(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('switch', { name: 'Open to Kenya' }).press('Space')
    await expect(page).toHaveURL('/jobs?openTo=KE')
    const button = sheet.getByRole('button', { name: /^Show/ })
    const total = await page.evaluate(async () => {
      const answer = await fetch('/talent/api/jobs?openTo=KE&limit=1')
      return ((await answer.json()) as { total: number }).total
    })
    await expect(button).toHaveText(`Show ${total} jobs`)
    await expectAccessible(page)
    await button.click()
    expect(complaints).toEqual([])

    await jobListReady(page)
    await titles(page).last().scrollIntoViewIfNeeded()
    await expect(titles(page)).toHaveCount(27)
    const chosen = titles(page).nth(20)
    const title = await chosen.innerText()
    await chosen.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Could this work from Nairobi?' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goBack()
    await expect(titles(page)).toHaveCount(27)
    await expect(titles(page).nth(20)).toBeInViewport()
  })
})

test('in a right-to-left language no company name is cut off', async ({ page, context }) => {
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: PRODUCT_URL }])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  // The meta line clips the leading separator of a line, and nothing else.
  const cut = await page.locator('li bdi').evaluateAll((names) =>
    names.flatMap((name) => {
      let line = name.parentElement
      while (line && getComputedStyle(line).overflowX === 'visible') line = line.parentElement
      const edge = line?.getBoundingClientRect()
      const { left, right } = name.getBoundingClientRect()
      return edge && (left < edge.left - 1 || right > edge.right + 1) ? [name.textContent] : []
    }),
  )
  expect(cut).toEqual([])
})

for (const width of [1280, 390])
  test(`at ${width} px nothing moves when the list hydrates after it was rendered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const gate = Promise.withResolvers<void>()
    for (const source of ['result-list.tsx', 'filters.tsx'])
      await page.route(scriptOf(source), async (route) => {
        await gate.promise
        await route.continue()
      })
    await page.goto('/jobs')
    await hydrated(page)
    const places = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        const drawn = document.querySelectorAll('[aria-label="Jobs"] > li, form[aria-label="Filters"] > *')
        return [...drawn].map((one) => Math.round(one.getBoundingClientRect().top))
      })
    const before = await places()
    expect(before.length).toBeGreaterThan(15)
    gate.resolve()
    await jobListReady(page)
    expect(await places()).toEqual(before)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

  test('a phone has every filter in a form, and the current tab in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/jobs?openTo=anyone')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Overlap with your day' }).selectOption('4 h overlap')
    await page.getByText('Open to Kenya', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Show jobs' }).click()
    await expect(page).toHaveURL(/openTo=KE/)
    await expect(page.getByRole('link', { name: 'Open to Kenya, remove filter' })).toBeVisible()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Overlap with your day' }).selectOption('Any')
    await page.getByRole('combobox', { name: 'Monthly pay' }).selectOption('Pay stated')
    await page.getByRole('button', { name: 'Show jobs' }).click()
    await expect(page.getByRole('link', { name: '4 h overlap, remove filter' })).toBeHidden()
    await page.getByRole('link', { name: 'Pay stated, remove filter' }).click()
    await expect(page).toHaveURL('/jobs?openTo=KE')
    for (const [path, name] of [
      ['recommended', 'Recommended'],
      ['around-the-globe', 'Around the globe'],
    ] as const) {
      await page.goto(`/jobs/${path}`)
      await expect(page.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
    }
  })

  test('submitting the filters keeps the search text', async ({ page }) => {
    await page.goto('/jobs?text=desinger&exact=yes&region=oceania&level=executive')
    await page.getByRole('button', { name: 'Show jobs' }).click()
    await expect(page).toHaveURL(/text=desinger&exact=yes.*level=executive&region=oceania/)
  })

  test('the search is a form, every sort order a link, and a job a page', async ({ page }) => {
    await page.goto('/jobs?level=senior')
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('engineer')
    await page.getByRole('searchbox', { name: 'Search jobs' }).press('Enter')
    await expect(page).toHaveURL('/jobs?level=senior&text=engineer')
    await page.getByRole('link', { name: 'Newest' }).click()
    await page.getByRole('group', { name: 'Level' }).getByText('Junior').click()
    await page.getByRole('button', { name: 'Show jobs' }).click()
    await expect(page).toHaveURL(/level=junior&level=senior/)
    await page.getByRole('link', { name: 'Show 20 more' }).click()
    await expect(page).toHaveURL(/cursor=/)
    const title = await titles(page).first().innerText()
    await titles(page).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
