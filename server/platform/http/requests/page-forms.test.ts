import { describe, expect, it } from 'vitest'
import { isPageForm } from './page-forms.ts'

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-site': 'same-origin',
}

describe('the form of a page', () => {
  it.each([
    ['submitted by a browser', 'POST', form],
    [
      'submitted by a browser without fetch metadata',
      'POST',
      { ...form, 'sec-fetch-site': undefined, origin: 'http://x' },
    ],
  ])('is one %s', (_what, method, headers) => expect(isPageForm({ method, headers })).toBe(true))

  it.each([
    ['an unsubscribe call of a mail client', 'POST', { ...form, 'sec-fetch-site': undefined }],
    ['a call by script', 'POST', { ...form, accept: '*/*' }],
    ['JSON', 'POST', { ...form, 'content-type': 'application/json' }],
    ['a link', 'GET', form],
  ])('is not %s', (_what, method, headers) => expect(isPageForm({ method, headers })).toBe(false))
})
