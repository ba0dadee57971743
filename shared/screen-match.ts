// Finds the screen of a path by the router's own rules: letter case and a trailing slash do not matter, and a static
// segment wins over a parameter.

import { devScreens, pending, type Screen, screens } from './screens.ts'

const patterns = [...screens, ...devScreens]
  .map((screen) => ({
    screen,
    parameters: screen.path.split('/').filter((segment) => segment.startsWith(':')).length,
    pattern: new RegExp(`^${screen.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }))
  .toSorted((a, b) => a.parameters - b.parameters)

/** Screens that have not landed do not exist; their paths must not match a parameter of one that has. */
export function screenAt(pathname: string): Screen | null {
  const screen = patterns.find(({ pattern }) => pattern.test(pathname))?.screen
  return screen && !pending.includes(screen.path) ? screen : null
}
