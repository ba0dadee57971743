// Cuts the connection of a page: takes the browser offline and closes open sockets, which going offline alone does not do.

import type { Page } from '@playwright/test'

export type PageConnection = { cut: () => Promise<void>; restore: () => Promise<void> }

/** Call before the first navigation. With `isNoticed: false` the browser still believes that it is online. */
export async function connectionOf(page: Page, { isNoticed = true } = {}): Promise<PageConnection> {
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
    async restore() {
      isCut = false
      if (isNoticed) await page.context().setOffline(false)
    },
  }
}
