import { expect, it } from 'vitest'
import { readChoices, writeChoices } from './resume-choices.ts'

it('survives the address, and leaves out what is usual', () => {
  const usual = readChoices(new URLSearchParams())
  expect(String(writeChoices(usual))).toBe('as=resume')
  const id = '0199d5a4-0000-7000-8000-000000000001'
  const chosen = { ...usual, template: 'compact', paper: 'letter', parts: ['skills', 'work'], without: [id] } as const
  expect(readChoices(writeChoices(chosen))).toEqual(chosen)
})

it('ignores what it does not know', () => {
  const read = readChoices(new URLSearchParams({ template: 'neon', parts: 'work,salary', without: 'x' }))
  expect(read).toMatchObject({ template: 'plain', parts: ['work'], without: [] })
})
