import { describe, expect, it } from 'vitest'
import { isStaying } from './is-staying.ts'

describe('staying on a page', () => {
  const pageAt = (key: string, navigation: string) =>
    ({
      __reactRouterDataRouter: { state: { location: { key }, navigation: { state: navigation } } },
    }) as unknown as Window

  it.each([
    ['nothing has been pressed', pageAt('jobs', 'idle'), true],
    ['a link has been pressed', pageAt('jobs', 'loading'), false],
    ['the router is already elsewhere', pageAt('saved', 'idle'), false],
  ])('%s', (_what, page, expected) => expect(isStaying('jobs', page)).toBe(expected))
})
