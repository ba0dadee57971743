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

  it('leaves a text alone without a name', () => {
    expect(redactor('')('Some text')).toBe('Some text')
  })
})
