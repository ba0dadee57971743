// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { errors } from '#shared/errors.ts'
import { ApiError } from '../session/api-error.ts'
import { describeError, errorMessages } from './error-messages.ts'

const failure = (status: number, data?: unknown) =>
  new ApiError({ method: 'GET', url: '/x', status, statusText: '', data })

describe('the words for errors', () => {
  it('are there for every code, calm and without technical words', () => {
    expect(Object.keys(errorMessages).toSorted()).toEqual(Object.keys(errors).toSorted())
    for (const { message } of Object.values(errorMessages)) {
      expect(message).toMatch(/\.$/)
      expect(message).not.toMatch(/!|oops|error|csrf|idempotency/i)
    }
  })

  it('follow the code, tell being offline apart and fall back to our own fault', () => {
    expect(describeError(failure(410, { code: 'link_expired' }))).toBe(errorMessages.link_expired)
    expect(describeError(failure(0)).message).toContain('offline')
    expect(describeError(failure(502))).toBe(errorMessages.internal_error)
    expect(describeError(new Error('boom'))).toBe(errorMessages.internal_error)
  })
})
