import { expect, it } from 'vitest'
import { cleanText } from './line.ts'

it.each([
  ['¾Ромашка¿', '«Ромашка»'],
  ['¾Ромашка¿, ¾Лютик¿ и ¾Роза¿', '«Ромашка», «Лютик» и «Роза»'],
  ['ООО «Ромашка¿', 'ООО «Ромашка»'],
  ['¿Qué? ¾ de pan', '¿Qué? ¾ de pan'],
  ['«Ромашка» ¿Qué?', '«Ромашка» ¿Qué?'],
  ['Ромашка ¾ ¿Qué?', 'Ромашка ¾ ¿Qué?'],
])('restores the quotes of fonts that name them wrongly: %s', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

it.each([
  ['LINKEDIN-SQUAREjane', 'jane'],
  ['EDV-Kenntnisse, BIM-Arbeitsmethode', 'EDV-Kenntnisse, BIM-Arbeitsmethode'],
  ['ELK-Stack and RSS-Reader', 'ELK-Stack and RSS-Reader'],
])('removes the names of icons, and no words: %s', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})
