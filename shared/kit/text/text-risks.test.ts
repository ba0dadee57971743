import { expect, it } from 'vitest'
import { findRisks } from './text-risks.ts'

it.each([
  ['See you at four. Bring your questions about on-call.', []],
  ['The rota is at https://fjordpay.example/rota', ['link']],
  ['Please pay the processing fee by wire transfer', ['money']],
  ['Write to me on WhatsApp', ['elsewhere']],
  ['Send a photo of your passport', ['documents']],
  ['Envíe el depósito por transferencia bancaria', ['money']],
  ['Envie uma foto do seu CPF e passaporte', ['documents']],
  ['Merci de régler les frais de dossier', ['money']],
  ['Der Kaffee ist frisch und das Team freut sich', []],
  ['Überweisen Sie die Anzahlung', ['money']],
  ['Пришлите скан паспорта и предоплату', ['money', 'documents']],
  ['请先支付保证金，并发送身份证照片', ['money', 'documents']],
  ['أرسل صورة جواز سفر', ['documents']],
  ['Kirim foto KTP dan biaya', ['money', 'documents']],
  ['The passporting of feed data is a feature', []],
  ['Coffee at the depository', []],
  ['Send a deposit, details at www.pay.example, or ask on Telegram', ['link', 'money', 'elsewhere']],
  ['Pay at evil.example/pay', ['link']],
  ['The rota is in rota.pdf, written in node.js. See you', []],
  ['Write to anna@fjordpay.example', []],
  ['We weigh signal against noise', []],
  ['Our agency fees are paid by the employer alone', []],
  ['What are your fees for a day?', []],
  ['Message me on Signal', ['elsewhere']],
  ['Signal: +47 900 00 000', ['elsewhere']],
  ['You have to pay a small fee', ['money']],
  ['There is a fee of 50 USD', ['money']],
])('%s', (text, risks) => {
  expect(findRisks(text)).toEqual(risks)
})
