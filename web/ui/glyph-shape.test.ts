import { expect, it } from 'vitest'
import { joinPaths } from './glyph-shape.ts'

const path = (d: string) => ['path', { d, key: d }] as const

it('draws the lines of an icon as one path', () =>
  expect(joinPaths([path('M4 12h2'), path('M8 7v-2')])).toEqual([['path', { key: 'lines', d: 'M4 12h2M8 7v-2' }]]))

it.each([
  ['a relative start', [path('M4 12h2'), path('m1 1v-2')]],
  ['another shape', [path('M4 12h2'), ['circle', { r: '2', key: 'c' }] as const]],
])('leaves %s as it is', (_what, shapes) => expect(joinPaths(shapes)).toBe(shapes))
