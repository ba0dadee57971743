// The app's link: React Router's, with the target's chunks preloaded once the link is visible.

import { useEffect, useRef } from 'react'
import { type LinkProps, Link as RouterLink, useHref } from 'react-router'
import { whenIdle } from '../document/when-idle.ts'
import { preloadRoute } from './browser-routes.ts'
import { createVisibilityWatch, preloadablePath } from './route-preload.ts'

const watchVisibility = createVisibilityWatch({
  whenIdle,
  createObserver: (callback) => new IntersectionObserver(callback),
})

export function Link(props: Omit<LinkProps, 'prefetch' | 'discover' | 'ref'>) {
  const ref = useRoutePreload(useHref(props.to), props.target)
  return <RouterLink {...props} discover="none" prefetch="none" ref={ref} />
}

/** For links rendered by other components: pass the ref to the anchor. */
export function useRoutePreload(href: string, target?: string) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const path = preloadablePath(href, target, location.origin)
    if (path === null || !ref.current) return
    return watchVisibility(ref.current, () => preloadRoute(path))
  }, [href, target])
  return ref
}
