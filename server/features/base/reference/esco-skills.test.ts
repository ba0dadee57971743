import { expect, it } from 'vitest'
import { escoConceptOf } from './esco-skills.ts'
import { skills } from './skills.ts'

it('maps only skills that exist, each to a concept of its own', () => {
  const concepts = skills.flatMap(({ slug }) => escoConceptOf(slug) ?? [])
  expect(new Set(concepts.map(({ uri }) => uri)).size).toBe(concepts.length)
  expect(concepts.length).toBe(176)
})
