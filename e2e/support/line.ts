// The line of a page, to be cut: the browser is then offline, and what is open closes, which being offline alone does not do.

import type { Page } from '@playwright/test'

export type Line = { cut: () => Promise<void>; mend: () => Promise<void> }

/** Call before the first navigation. `isNoticed: false` leaves the browser believing that it is online. */
export async function lineOf(page: Page, { isNoticed = true } = {}): Promise<Line> {
  let isCut = false
  const open: (() => void)[] = []
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    open.push(() => void socket.close())
  })
  await page.route('**/pusher/**', (route) => (isCut ? route.abort() : route.continue()))
  return {
    async cut() {
      isCut = true
      for (const end of open.splice(0)) end()
      if (isNoticed) await page.context().setOffline(true)
    },
    async mend() {
      isCut = false
      if (isNoticed) await page.context().setOffline(false)
    },
  }
}
