// `test` for journeys: no press may lose the focus. An element that disappears or is disabled when it is pressed takes the focus
// with it, and people who use a keyboard or a screen reader have to start again at the top of the page.

import { type BrowserContext, test as base, expect } from '@playwright/test'

const REPORT = 'reportLostFocus'
const LAST_CHECK_MS = 3000

export const test = base.extend<{ focusWatch: undefined }>({
  // Every context of the test is watched, also those it creates for a second person or device.
  focusWatch: [
    async ({ browser }, use) => {
      const lost: string[] = []
      const newContext = browser.newContext
      browser.newContext = async (...options) => {
        const context = await newContext.apply(browser, options)
        await context.exposeBinding(REPORT, ({ page }, pressed: string) => {
          lost.push(`${new URL(page.url()).pathname}: ${pressed}`)
        })
        await context.addInitScript(watchFocus, REPORT)
        return context
      }
      await use(undefined)
      browser.newContext = newContext
      expect(lost, 'presses after which nothing has the focus').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await use(context)
    await lastChecks(context)
  },
})

/** The last press of a test counts, too. A page that is closed or whose clock is paused has nothing left to report. */
async function lastChecks(context: BrowserContext): Promise<void> {
  const checks = context
    .pages()
    .map((page) =>
      page.waitForFunction(() => !Reflect.has(window, 'uncheckedPress'), undefined, { timeout: LAST_CHECK_MS }),
    )
  await Promise.allSettled(checks)
}

/** Runs in the page. Checks each press once the page has settled and no request is pending. */
function watchFocus(report: string): void {
  const QUIET_MS = 400
  const CONTROL = 'button, a[href], input, textarea, select, summary, label, [role], [tabindex]'
  const PRESSING_KEYS = ['Enter', ' ', 'Escape', 'Delete', 'Backspace']
  // What disables, hides or removes an element; a level meter or a clock changes its style all the time.
  const TELLING_ATTRIBUTES = ['disabled', 'hidden', 'inert', 'open', 'tabindex', 'class']
  const page = window as Window & { uncheckedPress?: string }
  const bindings = window as unknown as Record<string, (pressed: string) => void>
  let timer: ReturnType<typeof setTimeout> | undefined
  let requests = 0

  const fetchAsBefore = window.fetch
  window.fetch = async (...call) => {
    requests += 1
    try {
      return await fetchAsBefore(...call)
    } finally {
      requests -= 1
      wait()
    }
  }

  function wait() {
    if (page.uncheckedPress === undefined) return
    clearTimeout(timer)
    timer = setTimeout(check, QUIET_MS)
  }

  function check() {
    if (requests > 0) return wait()
    const isLost = document.activeElement === null || document.activeElement === document.body
    const pressed = page.uncheckedPress
    if (isLost && document.hasFocus() && pressed !== undefined) bindings[report]?.(pressed)
    delete page.uncheckedPress
  }

  function note(target: EventTarget | null) {
    const control = target instanceof Element ? target.closest(CONTROL) : null
    if (!control || control === document.body) return
    page.uncheckedPress =
      control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 80) ?? control.tagName
    wait()
  }

  document.addEventListener('click', ({ target }) => note(target), true)
  document.addEventListener('keydown', ({ key, target }) => PRESSING_KEYS.includes(key) && note(target), true)
  new MutationObserver(wait).observe(document, { subtree: true, childList: true, attributeFilter: TELLING_ATTRIBUTES })
}
