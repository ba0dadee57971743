// What only a browser can show: where things are, how they are drawn, and what has the focus.

import { expect } from '@playwright/test'
import { LOCALE_COOKIE } from '../shared/kit/cookies.ts'
import { CLEAR_GAP, dotGaps } from './support/dot-gap.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectNoSidewaysScroll, open } from './support/page-checks.ts'
import { signedOut, stateOf } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

const phone = { width: 390, height: 844 }

test.describe('signed in', () => {
  test.use({ storageState: stateOf('verified') })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    test('the first application is visible without scrolling', async ({ page }) => {
      await open(page, '/applications')
      const first = page.locator('main a[href^="/applications/"]').first()
      expect((await first.boundingBox())?.y).toBeLessThan(300)
      await page.getByRole('link', { name: /^\d+ drafts?$/ }).press('Enter')
      await expect(page.getByRole('link', { name: /^Continue/ }).first()).toBeInViewport()
    })

    test('the buttons of the next steps are not below the icons', async ({ page }) => {
      await open(page, '/')
      const rows = page.locator('[data-card="next-steps"] li:visible')
      const starts = await rows.evaluateAll((all) =>
        all.map((row) => {
          const start = (selector: string) => row.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN
          return { button: start('a'), text: start('bdi') }
        }),
      )
      expect(starts.length).toBeGreaterThan(0)
      for (const { button, text } of starts) expect(button).toBeGreaterThanOrEqual(text)
    })
  })

  test('two skip links lead to the first job', async ({ page }) => {
    await open(page, '/jobs?openTo=anyone')
    // The list is interactive once its first job is open beside it.
    const first = page.getByRole('list', { name: 'Jobs' }).locator('[data-row-link]').first()
    await expect(first).toHaveAttribute('aria-current')
    for (const name of ['Skip to content', 'Skip to results']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
  })

  test('a slider starts on the right in a language written from right to left', async ({ page, context }) => {
    await context.addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: PRODUCT_URL }])
    await open(page, '/jobs')
    const slider = page.locator('aside').getByRole('slider').first()
    await slider.waitFor({ state: 'attached' })
    const thumb = await slider.evaluate((input) => {
      const group = input.closest('[role=group]')?.getBoundingClientRect()
      const { left = 0, width = 0 } = input.parentElement?.parentElement?.getBoundingClientRect() ?? {}
      return { centre: left + width / 2, middle: group ? group.left + group.width / 2 : Number.NaN }
    })
    expect(thumb.centre).toBeGreaterThan(thumb.middle)
  })

  test('the pay histogram can be seen in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/jobs')
    const bar = page.locator('aside [data-kept]').first()
    await bar.waitFor()
    const [ofBar, ofPage] = await bar.evaluate((element) =>
      [element, document.body].map((one) => getComputedStyle(one).backgroundColor),
    )
    expect(ofBar).not.toBe(ofPage)
    expect(ofBar).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('the dots of small bold letters stay separate from their stems', async ({ page }) => {
    await open(page, '/')
    const gaps = await dotGaps(page, [
      'var(--type-control)',
      'var(--type-interface-strong)',
      'var(--type-row-title)',
      'var(--weight-strong) var(--size-secondary) / 1.45 var(--font)',
    ])
    expect(Object.entries(gaps).filter(([, gap]) => gap < CLEAR_GAP)).toEqual([])
  })
})

test.describe('a newcomer', () => {
  test.use({ storageState: signedOut })

  test('sees jobs open to their country before the set-up on a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
    await open(page, '/')
    const jobs = page.getByRole('list', { name: 'Jobs open to you' }).getByRole('listitem')
    await expect(jobs.first().getByText('Open to Kenya')).toBeVisible()
    await expect(jobs.getByText('KES').first(), 'in the currency of that country').toBeVisible()
    await expect(page.getByText('Add where you live to see')).toHaveCount(0)
    const top = async (card: string) => (await page.locator(`[data-card="${card}"]`).boundingBox())?.y ?? Number.NaN
    expect(await top('jobs')).toBeLessThan(await top('set-up'))
    // The day band's caption is never truncated.
    const cut = await jobs.getByText('their day in your time').evaluateAll((captions) =>
      captions.filter((caption) => {
        const [own, row] = [caption.getBoundingClientRect(), caption.parentElement?.getBoundingClientRect()]
        return (
          row && own.top < row.bottom && (own.right > row.right + 1 || caption.scrollWidth > caption.clientWidth + 1)
        )
      }),
    )
    expect(cut).toHaveLength(0)
  })

  test('sees the whole pay step on a small screen, and the form below a chosen skill', async ({ page }) => {
    await signInByHttp(page.request, await aNewAccount(), PRODUCT_URL)
    await open(page, '/onboarding?step=pay')
    await expectNoSidewaysScroll(page)
    await open(page, '/onboarding?step=work')
    const skills = page.getByRole('combobox', { name: 'Skills' })
    await skills.fill('post')
    await page.getByRole('option', { name: 'PostgreSQL' }).click()
    await expect(page.getByRole('list', { name: 'Your skills' })).toContainText('PostgreSQL')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(skills).toHaveValue('')
  })
})
