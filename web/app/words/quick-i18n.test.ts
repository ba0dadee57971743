import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { QuickI18n } from './quick-i18n.ts'

const messages = {
  en: {
    plain: ['Sign in'],
    named: ['Hello ', ['name'], '!'],
    counted: [['n', 'plural', { one: ['#', ' job'], other: ['#', ' jobs'] }]],
  },
}

it.each([['plain'], ['named'], ['counted']])('says the same as Lingui: %s', (id) => {
  const values = { name: 'Amara', n: 2 }
  const params = { locale: 'en', messages: messages as never }
  expect(new QuickI18n(params)._(id, values)).toBe(setupI18n(params)._(id, values))
  expect(new QuickI18n(params).t({ id, values })).toBe(setupI18n(params).t({ id, values }))
})

it('prefers the catalogue to the text in the code', () => {
  const i18n = new QuickI18n({ locale: 'en', messages: { en: { a: ['From the catalogue'] } } })
  expect(i18n._({ id: 'a', message: 'From the code' })).toBe('From the catalogue')
  expect(i18n._({ id: 'b', message: ['From the code'] as never })).toBe('From the code')
})
