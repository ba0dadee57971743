// Finds the screen of a path by the router's own rules: letter case and a trailing slash do not matter, and a static
// segment wins over a parameter.

import { devScreens, featureOfPage, pending, type Screen, screens } from './screens.ts'

const patterns = [...screens, ...devScreens]
  .map((screen) => ({
    screen,
    parameters: screen.path.split('/').filter((segment) => segment.startsWith(':')).length,
    pattern: new RegExp(`^${screen.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }))
  .toSorted((a, b) => a.parameters - b.parameters)

const MAX_CACHED = 500
const cache = new Map<string, Screen | null>()

/** Screens that have not landed do not exist; their paths must not match a parameter of one that has. */
export function screenAt(pathname: string): Screen | null {
  const cached = cache.get(pathname)
  if (cached !== undefined) return cached
  // Bounded, because anybody can request any path.
  if (cache.size >= MAX_CACHED) cache.clear()
  const screen = findScreen(pathname)
  cache.set(pathname, screen)
  return screen
}

function findScreen(pathname: string): Screen | null {
  const screen = patterns.find(({ pattern }) => pattern.test(pathname))?.screen
  return screen && !pending.includes(screen.path) ? screen : null
}

/** The feature whose page is shown there; its name is also that of its messages. */
export function featureAt(pathname: string): string {
  const screen = screenAt(pathname)
  return screen ? featureOfPage(screen) : 'common'
}
