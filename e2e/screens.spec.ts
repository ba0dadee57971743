// Every landed screen as a guest, an unverified and a verified person, and those of the company workspace as a member: the right
// page or the right redirect. A browser opens each screen as the role with the most access, and one screen per layout as each of
// the others; for the rest the document the server renders is enough.
//
// The role with the most access sees the screen in the pseudo-language: right to left, longer than English, and nothing may be
// left untranslated. No other check depends on the language, so one visit is enough; the others visit in English.

import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { FORBIDDEN, guardRedirect } from '../shared/access/guards.ts'
import type { Identity } from '../shared/access/identity.ts'
import { LOCALE_COOKIE } from '../shared/kit/cookies.ts'
import { layouts } from '../shared/layouts.ts'
import { screenAt } from '../shared/screen-match.ts'
import { devScreens, landedScreens, type Screen } from '../shared/screens.ts'
import { test } from './support/focus-test.ts'
import { findUnstyled } from './support/linked-styles.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { type Persona, personas, stateOf } from './support/people.ts'
import { findUntranslated } from './support/pseudo-words.ts'
import { samplePath } from './support/sample-path.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { inGroups, visitAll } from './support/visits.ts'

const roleOf = {
  guest: 'talent',
  unverified: 'talent',
  verified: 'talent',
  member: 'company',
  operator: 'operator',
} as const

const identityOf = (persona: Persona): Identity | null =>
  persona === 'guest'
    ? null
    : ({
        email_verified_at: persona === 'unverified' ? null : '2026-01-01T00:00:00.000Z',
        roles: [roleOf[persona]],
      } as Identity)

/** Screens that only redirect, and their targets. */
const dispatchers: Record<string, Record<Exclude<Persona, 'member' | 'operator'>, string>> = {
  '/dashboard': { guest: '/login', unverified: '/verify', verified: '/' },
  '/login-redirects': { guest: '/login', unverified: '/verify', verified: '/' },
  // For members with a project or a matching brief, which none of these people has.
  '/elite/projects/:id': { guest: '/login', unverified: '/verify', verified: '/elite/projects' },
  '/elite/briefs/:id': { guest: '/login', unverified: '/verify', verified: '/elite/briefs' },
  // Parts of a draft, which none of these people has.
  '/apply/:id/video-intro': { guest: '/apply/:id', unverified: '/verify', verified: '/jobs/:id/apply' },
  '/apply/:id/screener-tests': { guest: '/apply/:id', unverified: '/verify', verified: '/jobs/:id/apply' },
}

function expectedPath(screen: Screen, persona: Persona, path: string): string {
  const dispatched = dispatchers[screen.path]
  if (dispatched && persona !== 'member' && persona !== 'operator')
    return dispatched[persona].replace(':id', path.split('/')[2] ?? '')
  const target = guardRedirect(screen.guard, identityOf(persona), path)
  return (target ?? path).split('?')[0] ?? ''
}

function shownAt(path: string): Screen {
  const shown = screenAt(path)
  if (!shown) throw new Error(`${path} is not a screen`)
  return shown
}

function titleOf({ title, path }: Screen): RegExp {
  // A screen that shows one record may be titled after it.
  const ownTitle = title === '' ? 'Meridian' : `${title} - Meridian`
  const isOfRecord = path.includes(':') && !title.includes('{name}')
  const words = isOfRecord ? '.+ - Meridian' : ownTitle.replaceAll('?', '\\?').replace('{name}', '.+')
  // The number of unread items precedes the title.
  return new RegExp(`^(\\(\\d+\\) )?${words}$`)
}

async function expectScreen(page: Page, path: string, layout?: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path)
  const shown = shownAt(path)
  await expect(page.locator('[data-route-id]')).toHaveAttribute('data-route-id', shown.path)
  await expect(page.locator('[data-layout]:has(main)').last()).toHaveAttribute('data-layout', layout ?? shown.layout)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await hydrated(page)
}

/** The brand name stays in English, so it differs from the translated label; /dev/layouts checks these links in English. */
const BRAND = 'a:has([translate="no"])'

async function expectRightToLeft(page: Page): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en-XA')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expectNoSidewaysScroll(page)
  await html.evaluate((element) => element.setAttribute('dir', 'ltr'))
  await expectNoSidewaysScroll(page)
}

async function expectDocument(request: APIRequestContext, path: string): Promise<void> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(new URL(answer.url()).pathname).toBe(path)
  const html = await answer.text()
  const shown = shownAt(path)
  expect(html, path).toContain(`data-route-id="${shown.path}"`)
  expect(html, path).toContain(`data-layout="${shown.layout}"`)
  expect(/<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&#x27;', "'"), path).toMatch(titleOf(shown))
  expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
  expect(findUnstyled(html), `${path}: classes of style sheets that are not linked`).toEqual([])
}

const screens = [...landedScreens, ...devScreens.filter(({ path }) => !path.includes(':'))]

/** Elsewhere, members and operators are like any other verified person. */
const isFor = ({ guard }: Screen, persona: Persona): boolean =>
  persona === 'member' || persona === 'operator' ? guard === roleOf[persona] : true

/** Whether the person stays on this screen; the target of a redirect is tested as a screen of its own. */
const canOpen = (screen: Screen, persona: Persona): boolean =>
  isFor(screen, persona) &&
  !dispatchers[screen.path] &&
  guardRedirect(screen.guard, identityOf(persona), screen.path) === null

const seesMost = (screen: Screen, persona: Persona): boolean =>
  persona === personas.findLast((one) => canOpen(screen, one))

const isFirstInLayout = (screen: Screen, persona: Persona): boolean =>
  screen === screens.find((one) => one.layout === screen.layout && canOpen(one, persona))

/** The screens for developers have no translations. */
const isTranslated = (screen: Screen): boolean => landedScreens.includes(screen)

for (const persona of personas) {
  test.describe(`as: ${persona}`, () => {
    test.use({ storageState: stateOf(persona) })
    const open = screens.filter((screen) => canOpen(screen, persona))
    const inPseudoLanguage = open.filter((screen) => isTranslated(screen) && seesMost(screen, persona))
    const inEnglish = open.filter(
      (screen) => !inPseudoLanguage.includes(screen) && (seesMost(screen, persona) || isFirstInLayout(screen, persona)),
    )

    test(`${persona}: screens they may not open redirect`, async ({ request }) => {
      for (const screen of screens.filter((one) => isFor(one, persona) && !canOpen(one, persona))) {
        const path = await samplePath(screen)
        const answer = await request.get(path)
        if (guardRedirect(screen.guard, identityOf(persona), path) === FORBIDDEN) {
          expect(answer.status(), path).toBe(403)
          continue
        }
        expect(answer.status(), path).toBe(200)
        expect(new URL(answer.url()).pathname, path).toBe(expectedPath(screen, persona, path))
      }
    })

    test(`${persona}: their screens are rendered in English`, async ({ request }) => {
      for (const screen of open) await expectDocument(request, await samplePath(screen))
    })

    for (const group of inGroups(inPseudoLanguage)) {
      test(`${persona}: ${group.map(({ path }) => path).join(' ')}`, async ({ page, context }) => {
        test.slow()
        await context.addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: PRODUCT_URL }])
        await visitAll(page, group, {
          pathOf: samplePath,
          check: async (_screen, path) => {
            await expectScreen(page, path)
            // Before a notification in the account's language can arrive.
            expect(await findUntranslated(page)).toEqual([])
            await expectAccessible(page, { except: BRAND })
            await expectRightToLeft(page)
          },
        })
      })
    }

    for (const group of inGroups(inEnglish)) {
      test(`${persona}, in English: ${group.map(({ path }) => path).join(' ')}`, async ({ page }) => {
        test.slow()
        await visitAll(page, group, {
          pathOf: samplePath,
          check: async (_screen, path) => {
            await expect(page).toHaveTitle(titleOf(shownAt(path)))
            await expectScreen(page, path)
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
          },
        })
      })
    }
  })
}

for (const group of inGroups(layouts)) {
  test(`the layouts ${group.join(', ')}`, async ({ page }) => {
    test.slow()
    await visitAll(page, group, {
      pathOf: (layout) => `/dev/layouts/${layout}`,
      check: async (layout, path) => {
        await expect(page).toHaveTitle(titleOf(shownAt(path)))
        await expectScreen(page, path, layout)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      },
    })
  })
}
