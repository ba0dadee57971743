// Finds the screen of a path by the router's own rules: letter case and a trailing slash do not matter, and a static
// segment wins over a parameter.

import { devScreens, landedScreens, type Screen } from './screens.ts'

const patterns = [...landedScreens, ...devScreens]
  .map((screen) => ({
    screen,
    parameters: screen.path.split('/').filter((segment) => segment.startsWith(':')).length,
    pattern: new RegExp(`^${screen.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }))
  .toSorted((a, b) => a.parameters - b.parameters)

export function screenAt(pathname: string): Screen | null {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.screen ?? null
}
