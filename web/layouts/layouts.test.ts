import { expect, it } from 'vitest'
import { frameOf, layouts } from '#shared/layouts.ts'

it('has exactly one file for every frame that a layout uses', () => {
  const files = Object.keys(import.meta.glob('./*.layout.tsx')).toSorted()
  const frames = new Set(layouts.map((name) => `./${frameOf(name)}.layout.tsx`))
  expect(files).toEqual([...frames].toSorted())
})
