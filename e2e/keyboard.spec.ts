import { expect, type Page } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { walkByTab } from './support/keyboard-walk.ts'
import { hydrated } from './support/page-checks.ts'
import { type Persona, stateOf } from './support/people.ts'

const walks: [path: string, persona: Persona][] = [
  ['/login', 'guest'],
  ['/verify', 'unverified'],
  ['/', 'verified'],
  ['/settings', 'verified'],
  ['/settings?section=privacy', 'verified'],
  ['/dev/ui', 'guest'],
]

for (const [path, persona] of walks) {
  test.describe(`tabbing through ${path}`, () => {
    test.use({ storageState: stateOf(persona) })

    test('starts with the skip link, shows the focus, and has no trap', async ({ page }) => {
      const stops = await walkByTab(page, path)
      expect(stops[0]).toContain('Skip to content')
      expect(stops.length).toBeGreaterThan(2)
    })
  })
}

test.describe('the user menu', () => {
  test.use({ storageState: stateOf('verified') })

  test('opens with Enter, closes with Escape and returns the focus', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const button = page.getByRole('button', { name: /^Account menu/ })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Account menu' })
    await expect(menu).toBeVisible()
    await expect(page.locator('[role=dialog]:focus-within'), 'the focus is in it').toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('overlays', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dev/ui')
    await hydrated(page)
  })

  const expectEscapeToReturn = async (page: Page, button: string, role: 'dialog' | 'alertdialog' | 'menu') => {
    const opener = page.getByRole('button', { name: button, exact: true }).last()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole(role)).toBeVisible()
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole(role).locator(':focus'), 'the focus stays inside').toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toBeHidden()
    await expect(opener).toBeFocused()
  }

  test('keep the focus, close with Escape and return it', async ({ page }) => {
    for (const name of ['Dialog', 'Sheet']) await test.step(name, () => expectEscapeToReturn(page, name, 'dialog'))
    await test.step('Confirm', () => expectEscapeToReturn(page, 'Withdraw', 'alertdialog'))
    await test.step('Menu', async () => {
      const opener = page.getByRole('button', { name: 'More for this job' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menu')).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })

  test('Ctrl K opens the search from anywhere; Escape clears it, then closes it', async ({ page }) => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search' })
    await expect(palette.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('recorder')
    await expect(palette.getByRole('menuitem', { name: 'Recorder', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette.getByRole('searchbox')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  })
})
