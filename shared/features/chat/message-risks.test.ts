import { expect, it } from 'vitest'
import { findRisks } from './message-risks.ts'

it.each([
  ['See you at four. Bring your questions about on-call.', []],
  ['The rota is at https://fjordpay.example/rota', ['link']],
  ['Please pay the processing fee by wire transfer', ['money']],
  ['Write to me on WhatsApp', ['elsewhere']],
  ['Send a deposit, details at www.pay.example, or ask on Telegram', ['link', 'money', 'elsewhere']],
])('%s', (text, risks) => {
  expect(findRisks(text)).toEqual(risks)
})
