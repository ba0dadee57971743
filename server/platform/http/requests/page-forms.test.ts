import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { issueFormToken } from './form-token.ts'
import { isFromOwnPage, isPageForm } from './page-forms.ts'

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
    [
      'submitted by a browser that says nothing about itself',
      'POST',
      { ...form, 'sec-fetch-site': undefined, cookie: 'theme=dark; meridian_form=k' },
    ],
  ])('is one %s', (_what, method, headers) => expect(isPageForm({ method, headers })).toBe(true))

  it.each([
    ['an unsubscribe call of a mail client', 'POST', { ...form, 'sec-fetch-site': undefined }],
    ['a call by script', 'POST', { ...form, accept: '*/*' }],
    ['JSON', 'POST', { ...form, 'content-type': 'application/json' }],
    ['a link', 'GET', form],
  ])('is not %s', (_what, method, headers) => expect(isPageForm({ method, headers })).toBe(false))
})

describe('the page a form comes from', () => {
  const settings = { appKey: 'key', isSecure: false }
  const requestOf = (headers: object, cookies: object = {}, body: object | null = null) =>
    ({ headers, cookies, body, host: 'own.example' }) as unknown as FastifyRequest
  const isOwn = (request: FastifyRequest) => isFromOwnPage(request, ['own.example'], settings)

  /** A page opened by an old browser, and what its form then sends along. */
  function openedPage(session?: string) {
    const sessionCookie = session === undefined ? {} : { meridian_session: session }
    const issued = issueFormToken(requestOf({}, sessionCookie), settings)
    const key = /^meridian_form=([^;]+); Path=\/; HttpOnly; SameSite=Lax$/.exec(issued?.cookie ?? '')?.[1]
    return { cookies: { ...sessionCookie, meridian_form: key }, body: { _form_token: issued?.token } }
  }

  it.each([
    ['fetch metadata', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['the Referer', { referer: 'http://own.example/login' }],
    ['the Origin', { origin: 'http://own.example' }],
  ])('is known from %s', (_what, headers) => expect(isOwn(requestOf(headers))).toBe(true))

  it.each([
    ['with a null origin', { origin: 'null' }],
    ['without any origin', {}],
  ])('is known from its token %s', (_what, headers) => {
    const { cookies, body } = openedPage()
    expect(isOwn(requestOf(headers, cookies, body))).toBe(true)
  })

  it.each([
    ['fetch metadata', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['the Referer', { referer: 'https://elsewhere.example/', origin: 'null' }],
    ['the Origin', { origin: 'https://elsewhere.example' }],
  ])('is another one if %s says so, whatever the token', (_what, headers) => {
    const { cookies, body } = openedPage()
    expect(isOwn(requestOf(headers, cookies, body))).toBe(false)
  })

  it('is unknown without the token, without its cookie, and with the token of another browser or session', () => {
    const { cookies, body } = openedPage()
    expect(isOwn(requestOf({ origin: 'null' }, cookies))).toBe(false)
    expect(isOwn(requestOf({ origin: 'null' }, {}, body))).toBe(false)
    expect(isOwn(requestOf({ origin: 'null' }, openedPage().cookies, body))).toBe(false)
    expect(isOwn(requestOf({ origin: 'null' }, { ...cookies, meridian_session: 's' }, body))).toBe(false)
    const signedIn = openedPage('s')
    expect(isOwn(requestOf({ origin: 'null' }, signedIn.cookies, signedIn.body))).toBe(true)
  })

  it('needs no token in a browser that sends fetch metadata, and keeps the key of one that has it', () => {
    expect(issueFormToken(requestOf({ 'sec-fetch-site': 'none' }), settings)).toBeNull()
    const { cookies, body } = openedPage()
    expect(issueFormToken(requestOf({}, cookies), settings)).toEqual({ token: body._form_token, cookie: null })
    expect(issueFormToken(requestOf({}), { ...settings, isSecure: true })?.cookie).toMatch(
      /^__Host-meridian_form=.+; Secure$/,
    )
  })
})
