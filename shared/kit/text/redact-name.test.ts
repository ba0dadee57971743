import { describe, expect, it } from 'vitest'
import { redactor } from './redact-name.ts'

describe('redactor', () => {
  it('blanks whole words of the name in any case and script', () => {
    expect(redactor('Anne-Marie Öz')('Anne, marie and ÖZ; not Annemarie or Özil')).toBe(
      '•••, ••• and •••; not Annemarie or Özil',
    )
  })

  it('takes the punctuation in a name literally', () => {
    expect(redactor("Zoë O'Brien Jr.")("Zoë and O'BRIEN, but not OBrien")).toBe('••• and •••, but not OBrien')
  })

  it('knows a name with and without its accents', () => {
    expect(redactor('José Müller')('Jose MULLER, josé müller and Josefa')).toBe('••• •••, ••• ••• and Josefa')
    expect(redactor('Jose Muller')('José Müller at Café Zoë')).toBe('••• ••• at Café Zoë')
  })

  it.each([
    ['Write to wkamau87@mail.example.', 'Write to •••.'],
    ['Mobile: Swift and Kotlin', 'Mobile: Swift and Kotlin'],
    ['linkedin.com/in/wk-87, https://wk.example/cv and www.wk.example', '•••, ••• and •••'],
    ['Phone: 0722 123 456\nCall +254 722 123-456', 'Phone: •••\nCall •••'],
    [
      'Place of birth: Nakuru, Kenya\nNationality – Kenyan | Gender: female',
      'Place of birth: •••\nNationality – ••• | Gender: •••',
    ],
    ['Geburtsort: Köln\nNé à : Lyon\nEstado civil: casada', 'Geburtsort: •••\nNé à : •••\nEstado civil: •••'],
    ['I was born in Nakuru, and I write Go (she/her).', 'I was born in •••, and I write Go (•••).'],
    ['Mrs. Kamau leads. Sra. Kamau, too. Ms Lee stays.', '••• leads. •••, too. Ms Lee stays.'],
  ])('blanks what else tells who it is: %s', (text, shown) => {
    expect(redactor('Wanjiru Kamau')(text)).toBe(shown)
  })

  it('leaves work, years and amounts alone', () => {
    const text =
      'Node.js/React, 01.2019 – 03.2021, 12,000,000 rows in 2 h 30. Age of the data: fresh. He and she agreed; sex education app.'
    expect(redactor('Wanjiru Kamau')(text)).toBe(text)
    expect(redactor('')('Some text')).toBe('Some text')
  })

  it('is fast for texts without an end to their words', () => {
    const text = `${'a'.repeat(200_000)} ${'1 '.repeat(100_000)} ${'born '.repeat(40_000)}${':'.repeat(50_000)}`
    expect(redactor('Wanjiru Kamau')(text)).toBe(text)
  })
})
