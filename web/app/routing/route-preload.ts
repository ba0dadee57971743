// Preloads the chunks of pages that visible links lead to, a few at a time. Skipped in data-saver mode and on slow
// connections, where it would take bandwidth from the current page.

import type { RouteModuleLoader } from './route-modules.ts'

/** Above this many loads, the next one waits until all of them are done, so at most five are in flight. */
const BUSY_ABOVE = 4

export type RoutePreloader = { preload(path: string): Promise<void> }

export function createRoutePreloader(
  loader: RouteModuleLoader,
  matchRouteIds: (path: string) => string[],
): RoutePreloader {
  const requested = new Set<string>()
  const inFlight = new Set<Promise<unknown>>()

  async function loadChunk(routeId: string) {
    while (inFlight.size > BUSY_ABOVE) await Promise.all(inFlight)
    if (loader.isLoaded(routeId)) return
    // A preload is a guess: if the chunk is needed, the navigation will report the error.
    const load = loader
      .load(routeId)
      .catch(() => undefined)
      .finally(() => inFlight.delete(load))
    inFlight.add(load)
    await load
  }

  return {
    async preload(path) {
      const [pathname = path] = path.split(/[?#]/)
      if (requested.has(pathname)) return
      requested.add(pathname)
      await Promise.all(matchRouteIds(pathname).map(loadChunk))
    },
  }
}

export type Connection = { saveData?: boolean; effectiveType?: string }

export const allowsPreloads = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g')

/** The in-app path of a link; null for another origin, another tab or a download. */
export function preloadablePath(href: string, target: string | undefined, origin: string): string | null {
  if (target && target !== '_self') return null
  const url = URL.parse(href, origin)
  return url?.origin === origin ? `${url.pathname}${url.search}` : null
}

type VisibilityParts = {
  whenIdle: (run: () => void) => void
  createObserver: (callback: IntersectionObserverCallback) => Pick<IntersectionObserver, 'observe' | 'unobserve'>
}

/** Runs a callback once per element, when it is first visible after the browser has been idle. */
export function createVisibilityWatch({ whenIdle, createObserver }: VisibilityParts) {
  const callbacks = new Map<Element, () => void>()
  let observer: ReturnType<VisibilityParts['createObserver']> | null = null

  function stop(element: Element) {
    callbacks.delete(element)
    observer?.unobserve(element)
  }

  function start(element: Element) {
    observer ??= createObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const onVisible = callbacks.get(target)
        if (!isIntersecting || !onVisible) continue
        stop(target)
        onVisible()
      }
    })
    observer.observe(element)
  }

  return (element: Element, onVisible: () => void): (() => void) => {
    callbacks.set(element, onVisible)
    whenIdle(() => {
      if (callbacks.has(element)) start(element)
    })
    return () => stop(element)
  }
}
