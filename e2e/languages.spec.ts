// Every landed screen in the pseudo-language: right to left, longer, and nothing left in English.

import { expect, test } from '@playwright/test'
import { LOCALE_COOKIE } from '../shared/kit/cookies.ts'
import { landedScreens, type Screen } from '../shared/screens.ts'
import { expectNoSidewaysScroll, hydrated, watchPage } from './support/page-checks.ts'
import { type Persona, stateOf } from './support/people.ts'
import { findUntranslated } from './support/pseudo-words.ts'
import { samplePath } from './support/sample-path.ts'
import { PRODUCT_URL } from './support/settings.ts'

const redirectPaths = ['/dashboard', '/login-redirects']

/** The visitor who sees most of a screen. */
function visitorOf({ guard }: Screen): Persona {
  if (guard === 'guest') return 'guest'
  return guard === 'auth' ? 'unverified' : 'verified'
}

for (const screen of landedScreens.filter(({ path }) => !redirectPaths.includes(path))) {
  test.describe(screen.path, () => {
    test.use({ storageState: stateOf(visitorOf(screen)) })

    test('is in the chosen language and laid out right to left', async ({ page, context }) => {
      await context.addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: PRODUCT_URL }])
      const { complaints } = watchPage(page)
      await page.goto(await samplePath(screen))
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      await hydrated(page)
      expect(await findUntranslated(page)).toEqual([])
      await expectNoSidewaysScroll(page)
      expect(complaints).toEqual([])
    })
  })
}
