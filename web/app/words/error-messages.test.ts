// @vitest-environment node

import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { errors } from '#shared/errors.ts'
import { ApiError } from '../session/api-error.ts'
import { describeError, errorMessages } from './error-messages.ts'

const failure = (status: number, data?: unknown) =>
  new ApiError({ method: 'GET', url: '/x', status, statusText: '', data })

const tooMany = (retryAfter: string) =>
  new ApiError({ method: 'POST', url: '/x', status: 429, statusText: '', retryAfter })

describe('error messages', () => {
  it('exist for every code, calm and without jargon', () => {
    expect(Object.keys(errorMessages).toSorted()).toEqual(Object.keys(errors).toSorted())
    for (const { message } of Object.values(errorMessages)) {
      expect(message).toMatch(/\.$/)
      expect(message).not.toMatch(/!|oops|error|csrf|idempotency/i)
    }
  })

  it('follow the code, distinguish being offline and fall back to an error of ours', () => {
    expect(describeError(failure(410, { code: 'link_expired' }))).toBe(errorMessages.link_expired)
    expect(describeError(failure(0)).message).toContain('offline')
    expect(describeError(failure(502))).toBe(errorMessages.internal_error)
    for (const code of ['from_a_newer_server', 'toString'])
      expect(describeError(failure(400, { code }))).toBe(errorMessages.internal_error)
    expect(describeError(new Error('boom'))).toBe(errorMessages.internal_error)
  })

  it('use the server’s explanation where there is one', () => {
    const reason = 'You have already sent this {application}.'
    const message = describeError(failure(409, { code: 'status_changed_meanwhile', reason }))
    expect(setupI18n({ locale: 'en', messages: { en: {} } })._(message)).toBe(reason)
  })

  it('say how long to wait after too many attempts, in a natural unit', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
    expect(i18n._(describeError(tooMany('1')))).toContain('Try again in 1 second.')
    expect(i18n._(describeError(tooMany('90')))).toContain('Try again in 90 seconds.')
    expect(i18n._(describeError(tooMany('200')))).toContain('Try again in 4 minutes.')
    expect(i18n._(describeError(tooMany('5400')))).toContain('Try again in 90 minutes.')
    expect(i18n._(describeError(tooMany('86400')))).toContain('Try again in 24 hours.')
    expect(describeError(failure(429, { code: 'too_many_requests' }))).toBe(errorMessages.too_many_requests)
  })
})
