// Every landed screen, seen by a guest, an unverified and a verified person: the right page or the right way on.

import { expect, test } from '@playwright/test'
import { passes, whereInstead } from '../shared/access/guards.ts'
import type { Identity } from '../shared/access/identity.ts'
import { screenAt } from '../shared/screen-match.ts'
import { devScreens, landedScreens, type Screen } from '../shared/screens.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from './support/page-checks.ts'
import { type Persona, personas, stateOf } from './support/people.ts'

const identityOf = (persona: Persona): Identity | null =>
  persona === 'guest'
    ? null
    : ({ email_verified_at: persona === 'verified' ? '2026-01-01T00:00:00.000Z' : null, roles: ['talent'] } as Identity)

/** Screens that only send on, and where to. */
const dispatchers: Record<string, Record<Persona, string>> = {
  '/dashboard': { guest: '/login', unverified: '/verify', verified: '/' },
  '/login-redirects': { guest: '/login', unverified: '/verify', verified: '/' },
}

const samples: Record<string, string> = { ':layout': 'default' }
const addressOf = (screen: Screen) => screen.path.replace(/:\w+/g, (name) => samples[name] ?? 'sample')

function expectedPath(screen: Screen, persona: Persona): string {
  const dispatched = dispatchers[screen.path]
  if (dispatched) return dispatched[persona]
  const target = whereInstead(screen.guard, identityOf(persona), addressOf(screen))
  return (target ?? addressOf(screen)).split('?')[0] ?? ''
}

for (const persona of personas) {
  test.describe(`seen by: ${persona}`, () => {
    test.use({ storageState: stateOf(persona) })

    for (const screen of [...landedScreens, ...devScreens]) {
      test(`${screen.path} as ${persona}`, async ({ page }) => {
        const complaints = watchConsole(page)
        const answer = await page.goto(addressOf(screen))
        expect(answer?.status()).toBe(200)
        const path = expectedPath(screen, persona)
        expect(new URL(page.url()).pathname).toBe(path)

        const shown = screenAt(path)
        if (!shown) throw new Error(`${path} is no screen`)
        await expect(page.locator('[data-route-id]')).toHaveAttribute('data-route-id', shown.path)
        await expect(page.locator('[data-layout]').first()).toHaveAttribute('data-layout', shown.layout)
        await expect(page).toHaveTitle(shown.title === '' ? 'Meridian' : `${shown.title} - Meridian`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await hydrated(page)

        // The same page again, looked at closely only where this person's sight of it is a page of its own.
        if (passes(screen.guard, identityOf(persona)) && path === addressOf(screen)) {
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
        }
        expect(complaints).toEqual([])
      })
    }
  })
}
