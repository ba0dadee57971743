import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textParts } from './text-parts.ts'

it('finds links without the punctuation around them', () => {
  expect(textParts('The rota (https://fjordpay.example/rota), and http://a.example.')).toEqual([
    { text: 'The rota (', href: null },
    { text: 'https://fjordpay.example/rota', href: 'https://fjordpay.example/rota' },
    { text: '), and ', href: null },
    { text: 'http://a.example', href: 'http://a.example/' },
    { text: '.', href: null },
  ])
})

it('links a bare domain as a browser would open it', () => {
  expect(textParts('Go to evil.example/pay now')).toEqual([
    { text: 'Go to ', href: null },
    { text: 'evil.example/pay', href: 'https://evil.example/pay' },
    { text: ' now', href: null },
  ])
})

it.each([
  'cv.pdf',
  'node.js',
  'e.g. this',
  'anna@fjordpay.example',
  'version 2.10',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'java\nscript:alert(1)',
  '<a href="javascript:alert(1)">x</a>',
  'https://',
])('does not link %j', (text) => {
  expect(textParts(text)).toEqual([{ text, href: null }])
})

it('loses no text, and only links to http and https', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl())), (pieces) => {
      const text = pieces.join(' ')
      const parts = textParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href } of parts) expect(href ?? 'https:').toMatch(/^https?:/)
    }),
  )
})
