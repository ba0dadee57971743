import { describe, expect, it } from 'vitest'
import { layouts } from './layouts.ts'
import { screenAt } from './screen-match.ts'
import { devScreens, landedScreens, pending, screens } from './screens.ts'

describe('the table of screens', () => {
  it('lists each path once', () => {
    const paths = screens.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('marks only known screens as pending', () => {
    expect(pending.filter((path) => !screens.some((screen) => screen.path === path))).toEqual([])
  })

  it('uses only layouts that exist', () => {
    expect(screens.filter(({ layout }) => !layouts.includes(layout))).toEqual([])
  })
})

describe('finding the screen of a path', () => {
  it('finds each landed screen by its path, with any parameters', () => {
    for (const screen of [...landedScreens, ...devScreens]) {
      expect(screenAt(screen.path.replace(/:\w+/g, 'c%2B%2B'))?.path).toBe(screen.path)
    }
  })

  it('prefers a fixed path to a parameter at the same place', () =>
    expect(screenAt('/applications/interview-requests')?.path).toBe('/applications/interview-requests'))

  it('takes a segment without a page of its own as a parameter', () =>
    expect(screenAt('/skill-center/tests')?.path).toBe('/skill-center/:slug'))

  it('ignores letter case and a trailing slash', () => {
    expect(screenAt('/LOGIN/')?.path).toBe('/login')
    expect(screenAt('/login//')).toBeNull()
  })

  it('finds nothing for an unknown path or a screen that has not landed', () => {
    expect(screenAt('/nope')).toBeNull()
    for (const path of pending) expect(screenAt(path.replace(/:\w+/g, 'x'))).toBeNull()
  })
})
