// Short notices at the bottom of the page. Any code may call showToast(); the region's code loads with the first one.

import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import type { Glyph } from './icon.tsx'

export type Toast = {
  text: string
  icon?: Glyph
  /** Something failed: a different icon, and announced at once. */
  isFailure?: boolean
  /** "Undo" instead of a confirmation, for anything that can be undone. */
  action?: { label: string; onPress: () => void }
}

const loadRegion = () => import('./toast-region.tsx')
const ToastRegion = lazyPart(async () => (await loadRegion()).ToastRegion)

let isNeeded = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function showToast(toast: Toast): Promise<void> {
  isNeeded = true
  for (const listener of listeners) listener()
  const { addToast } = await loadRegion()
  addToast(toast)
}

/** Mounted once, by the root. */
export function Toasts() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isNeeded,
    () => false,
  )
  usePreloadWhenIdle()
  return isShown ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}

/** Many toasts report a lost connection: load their code before that happens. */
function usePreloadWhenIdle() {
  const [canIdle] = useState(() => typeof window !== 'undefined' && 'requestIdleCallback' in window)
  useEffect(() => {
    const preload = () => void loadRegion()
    if (!canIdle) {
      const timer = setTimeout(preload, 2000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(preload)
    return () => cancelIdleCallback(handle)
  }, [canIdle])
}
