// Opens a share link in a popup and reports its events: click, open, change (a second click while the first popup is
// still open) and close. A blocked popup reports nothing; networks that open their own app never report close.

import type { ShareTarget } from './share-networks.ts'

export type ShareEvent = 'click' | 'open' | 'change' | 'close'
export type ShareListener = (event: ShareEvent, network: string, url: string) => void

export const CLOSE_CHECK_MILLISECONDS = 500
const POPUP_SIZE = { width: 626, height: 436 }

type PopupWindow = Pick<Window, 'closed' | 'close' | 'focus'>

export type SharePage = Pick<Window, 'innerWidth' | 'innerHeight' | 'screenLeft' | 'screenTop'> & {
  screen: { availWidth: number }
  open(url: string, target: string, features: string): PopupWindow | null
  setInterval(run: () => void, delay: number): number
  clearInterval(interval: number): void
}

export type SharePopup = {
  share(target: ShareTarget, url: string): void
  /** Stops watching; the popup itself stays open. */
  dispose(): void
}

export function createSharePopup(page: SharePage, onEvent: ShareListener, size = POPUP_SIZE): SharePopup {
  let tracked: { popup: PopupWindow; interval: number } | null = null

  function stopTracking() {
    if (tracked) page.clearInterval(tracked.interval)
    tracked = null
  }

  function track(popup: PopupWindow, onClose: () => void) {
    const interval = page.setInterval(() => {
      if (!popup.closed) return
      stopTracking()
      onClose()
    }, CLOSE_CHECK_MILLISECONDS)
    tracked = { popup, interval }
  }

  return {
    share({ key, link, opensPopup }, url) {
      const emit = (event: ShareEvent) => onEvent(event, key, url)
      emit('click')
      if (!opensPopup) {
        page.open(link, '_blank', 'noopener')
        return emit('open')
      }
      if (tracked) {
        const { popup } = tracked
        stopTracking()
        popup.close()
        emit('change')
      }
      const popup = page.open(link, `sharer-${key}`, popupFeatures(page, size))
      if (!popup) return
      popup.focus()
      track(popup, () => emit('close'))
      emit('open')
    },
    dispose: stopTracking,
  }
}

/** Centred on the window, even when the page is zoomed or the window is on a second screen. */
export function popupFeatures(page: Omit<SharePage, 'open'>, { width, height } = POPUP_SIZE): string {
  const zoom = page.innerWidth / page.screen.availWidth
  const left = (page.innerWidth - width) / 2 / zoom + page.screenLeft
  const top = (page.innerHeight - height) / 2 / zoom + page.screenTop
  return `,height=${height},width=${width},left=${left},top=${top},screenX=${left},screenY=${top}`
}
