// `test` for journeys: no press may lose the focus. An element that disappears or is disabled when it is pressed takes the focus
// with it, and people who use a keyboard or a screen reader have to start again at the top of the page.

import { test as base, expect } from '@playwright/test'

const REPORT = 'reportLostFocus'

export const test = base.extend({
  context: async ({ context }, use) => {
    const lost: string[] = []
    await context.exposeBinding(REPORT, ({ page }, pressed: string) => {
      lost.push(`${new URL(page.url()).pathname}: ${pressed}`)
    })
    await context.addInitScript(watchFocus, REPORT)
    await use(context)
    expect(lost, 'presses after which nothing has the focus').toEqual([])
  },
})

/** Runs in the page. Checks each press once the page has settled and no request is pending. */
function watchFocus(report: string): void {
  const QUIET_MS = 400
  const CONTROL = 'button, a[href], input, textarea, select, summary, label, [role], [tabindex]'
  const PRESSING_KEYS = ['Enter', ' ', 'Escape', 'Delete', 'Backspace']
  const page = window as unknown as Record<string, (pressed: string) => void>
  let pressed: string | null = null
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
    if (pressed === null) return
    clearTimeout(timer)
    timer = setTimeout(check, QUIET_MS)
  }

  function check() {
    if (requests > 0) return wait()
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && document.hasFocus() && pressed !== null) page[report]?.(pressed)
    pressed = null
  }

  function note(target: EventTarget | null) {
    const control = target instanceof Element ? target.closest(CONTROL) : null
    if (!control || control === document.body) return
    pressed = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 80) ?? control.tagName
    wait()
  }

  document.addEventListener('click', ({ target }) => note(target), true)
  document.addEventListener('keydown', ({ key, target }) => PRESSING_KEYS.includes(key) && note(target), true)
  new MutationObserver(wait).observe(document, { subtree: true, childList: true, attributes: true })
}
