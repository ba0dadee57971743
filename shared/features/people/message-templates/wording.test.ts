import { expect, it } from 'vitest'
import { fillPlaceholders, unknownPlaceholders, versionFor } from './wording.ts'

const values = { name: 'Wanjiru {{job}}', job: 'Designer', company: 'Fjordlys', sender: 'Ingrid' }

it('fills placeholders once and leaves everything else as it is', () => {
  expect(fillPlaceholders('{{name}}, {{ job }} at {{company}}. {{salary}} {name} – {{sender}}', values)).toBe(
    'Wanjiru {{job}}, Designer at Fjordlys. {{salary}} {name} – Ingrid',
  )
})

it('finds placeholders that do not exist', () => {
  expect(unknownPlaceholders('{{name}} {{ Name }} {{}} {salary} {{first name}}')).toEqual([
    '{{ Name }}',
    '{{}}',
    '{{first name}}',
  ])
})

it('chooses the language a person knows best, and the main text in a draw', () => {
  const wording = { text: 'Hello', language: 'en', translations: [{ language: 'es', text: 'Hola' }] }
  const textFor = (levels: Record<string, number>) => versionFor(wording, new Map(Object.entries(levels)))
  expect(textFor({})).toBe('Hello')
  expect(textFor({ es: 5, en: 5 })).toBe('Hello')
  expect(textFor({ es: 5, en: 4 })).toBe('Hola')
  expect(textFor({ fr: 5, en: 1 })).toBe('Hello')
  expect(versionFor({ ...wording, language: undefined }, new Map([['es', 2]]))).toBe('Hola')
})
