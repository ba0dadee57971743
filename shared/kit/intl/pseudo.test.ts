import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pseudoMessages } from './pseudo.ts'

function say(message: string, values: Record<string, unknown> = {}): string {
  const messages = pseudoMessages({ greeting: compileMessage(message) })
  return setupI18n({ locale: 'en', messages: { en: messages } })._('greeting', values)
}

describe('the pseudo-locale', () => {
  it('accents, lengthens and brackets a sentence', () => {
    expect(say('Save the job')).toBe('⟦ŠŠáṽṽé ťťĥéé ĵĵóƀƀ⟧')
  })

  it('keeps placeholders', () => {
    expect(say('Hello {name}', { name: 'Amara' })).toMatch(/^⟦[^A-Za-z]+ Amara⟧$/)
  })

  it('keeps rich-text tags in place', () => {
    expect(say('Read <0>the terms</0> first<1/>')).toMatch(/^⟦[^<]+<0>[^<]+<\/0>[^<]+<1\/>⟧$/)
  })

  it('still selects the plural form and shows the number', () => {
    const message = '{count, plural, one {# day left} other {# days left}}'
    expect(say(message, { count: 1 })).toBe('⟦1 đđáýý łłéƒƒť⟧')
    expect(say(message, { count: 3 })).toBe('⟦3 đđáýýš łłéƒƒť⟧')
  })

  it('keeps a tag and a placeholder inside a plural', () => {
    const message = '{count, plural, other {<0>{name}</0> and # more}}'
    expect(say(message, { count: 2, name: 'Amara' })).toMatch(/^⟦<0>Amara<\/0> [^a-z]+ 2 [^a-z]+⟧$/)
  })

  it('still selects by keyword and formats numbers', () => {
    expect(say('{side, select, left {left} other {right}}', { side: 'left' })).toMatch(/^⟦łł/)
    expect(say('{share, number}', { share: 1234 })).toBe('⟦1,234⟧')
  })

  it('reads a catalogue whose plain messages are not arrays', () => {
    expect(pseudoMessages({ hello: 'Hi {name}' })).toEqual({ hello: '⟦ĤĤí {name}⟧' })
  })

  it('makes every message at least 40 % longer', () => {
    const sentence = fc.array(fc.stringMatching(/^[A-Za-z]{1,14}$/), { minLength: 1 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(sentence, (text) => {
        const words = text.replaceAll(' ', '').length
        expect(say(text).replaceAll(/[⟦⟧ ]/g, '').length).toBeGreaterThanOrEqual(words * 1.4)
      }),
    )
  })
})
