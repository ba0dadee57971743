// Every landed screen in the pseudo-language: right to left, longer, and nothing left in English.

import { expect } from '@playwright/test'
import { LOCALE_COOKIE } from '../shared/kit/cookies.ts'
import { landedScreens, type Screen } from '../shared/screens.ts'
import { test } from './support/focus-test.ts'
import { expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { type Persona, personas, stateOf } from './support/people.ts'
import { findUntranslated } from './support/pseudo-words.ts'
import { samplePath } from './support/sample-path.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { inGroups, visitAll } from './support/visits.ts'

const redirectPaths = ['/dashboard', '/login-redirects']

/** The visitor who sees most of a screen. */
function visitorOf({ guard }: Screen): Persona {
  if (guard === 'guest') return 'guest'
  if (guard === 'company') return 'member'
  if (guard === 'operator') return 'operator'
  return guard === 'auth' ? 'unverified' : 'verified'
}

const visited = landedScreens.filter(({ path }) => !redirectPaths.includes(path))

for (const persona of personas) {
  test.describe(`as: ${persona}`, () => {
    test.use({ storageState: stateOf(persona) })

    for (const group of inGroups(visited.filter((screen) => visitorOf(screen) === persona))) {
      const paths = group.map(({ path }) => path).join(' ')
      test(`in the chosen language and laid out right to left: ${paths}`, async ({ page, context }) => {
        await context.addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: PRODUCT_URL }])
        await visitAll(page, group, {
          pathOf: samplePath,
          check: async () => {
            await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
            await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
            await hydrated(page)
            expect(await findUntranslated(page)).toEqual([])
            await expectNoSidewaysScroll(page)
          },
        })
      })
    }
  })
}
