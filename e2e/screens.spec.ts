// Every landed screen as a guest, an unverified and a verified person: the right page or the right redirect.

import { expect, type Page, test } from '@playwright/test'
import { guardRedirect } from '../shared/access/guards.ts'
import type { Identity } from '../shared/access/identity.ts'
import { layouts } from '../shared/layouts.ts'
import { screenAt } from '../shared/screen-match.ts'
import { devScreens, landedScreens, type Screen } from '../shared/screens.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchPage } from './support/page-checks.ts'
import { type Persona, personas, stateOf } from './support/people.ts'
import { samplePath } from './support/sample-path.ts'

const identityOf = (persona: Persona): Identity | null =>
  persona === 'guest'
    ? null
    : ({ email_verified_at: persona === 'verified' ? '2026-01-01T00:00:00.000Z' : null, roles: ['talent'] } as Identity)

/** Screens that only redirect, and their targets. */
const dispatchers: Record<string, Record<Persona, string>> = {
  '/dashboard': { guest: '/login', unverified: '/verify', verified: '/' },
  '/login-redirects': { guest: '/login', unverified: '/verify', verified: '/' },
  // Parts of a draft, which none of these people has.
  '/apply/:id/video-intro': { guest: '/apply/:id', unverified: '/verify', verified: '/jobs/:id/apply' },
  '/apply/:id/screener-tests': { guest: '/apply/:id', unverified: '/verify', verified: '/jobs/:id/apply' },
}

/** The gallery and the reference contain every component: checking them takes a while. */
const isLong = ({ path }: Screen) => path.startsWith('/dev/') || path.startsWith('/docs/')

function expectedPath(screen: Screen, persona: Persona, asked: string): string {
  const dispatched = dispatchers[screen.path]
  if (dispatched) return dispatched[persona].replace(':id', asked.split('/')[2] ?? '')
  const target = guardRedirect(screen.guard, identityOf(persona), asked)
  return (target ?? asked).split('?')[0] ?? ''
}

async function expectScreen(page: Page, path: string, layout?: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path)
  const shown = screenAt(path)
  if (!shown) throw new Error(`${path} is not a screen`)
  await expect(page.locator('[data-route-id]')).toHaveAttribute('data-route-id', shown.path)
  await expect(page.locator('[data-layout]:has(main)').last()).toHaveAttribute('data-layout', layout ?? shown.layout)
  // A screen that shows one record may be titled after it.
  const ownTitle = shown.title === '' ? 'Meridian' : `${shown.title} - Meridian`
  // The number of unread items precedes the title.
  const isOfRecord = shown.path.includes(':') && !shown.title.includes('{name}')
  const words = isOfRecord ? '.+ - Meridian' : ownTitle.replaceAll('?', '\\?').replace('{name}', '.+')
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${words}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await hydrated(page)
}

const screens = [...landedScreens, ...devScreens.filter(({ path }) => !path.includes(':'))]

/** Whether the person stays on this screen; the target of a redirect is tested as a screen of its own. */
const canOpen = (screen: Screen, persona: Persona): boolean =>
  !dispatchers[screen.path] && guardRedirect(screen.guard, identityOf(persona), screen.path) === null

/**
 * axe checks each screen once, as the person who sees most of it. The other people only see different layouts, so one screen per
 * layout is checked for each of them.
 */
function isAxeChecked(screen: Screen, persona: Persona): boolean {
  const mostShown = personas.findLast((one) => canOpen(screen, one))
  const firstInLayout = screens.find((one) => one.layout === screen.layout && canOpen(one, persona))
  return persona === mostShown || screen === firstInLayout
}

for (const persona of personas) {
  test.describe(`as: ${persona}`, () => {
    test.use({ storageState: stateOf(persona) })

    test(`${persona}: screens they may not open redirect`, async ({ page }) => {
      for (const screen of screens.filter((one) => !canOpen(one, persona))) {
        const asked = await samplePath(screen)
        const answer = await page.request.get(asked)
        expect(answer.status(), asked).toBe(200)
        expect(new URL(answer.url()).pathname, asked).toBe(expectedPath(screen, persona, asked))
      }
    })

    for (const screen of screens.filter((one) => canOpen(one, persona))) {
      test(`${screen.path} as ${persona}`, async ({ page }) => {
        test.slow(isLong(screen))
        const { complaints, foreignRequests } = watchPage(page)
        const asked = await samplePath(screen)
        const answer = await page.goto(asked)
        expect(answer?.status()).toBe(200)
        await expectScreen(page, asked)
        if (isAxeChecked(screen, persona)) await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        expect(complaints).toEqual([])
        expect(foreignRequests).toEqual([])
      })
    }
  })
}

for (const layout of layouts) {
  test(`the layout ${layout}`, async ({ page }) => {
    const { complaints } = watchPage(page)
    await page.goto(`/dev/layouts/${layout}`)
    await expectScreen(page, `/dev/layouts/${layout}`, layout)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })
}
