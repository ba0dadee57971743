import { expect, it } from 'vitest'
import { ApiError } from '#web/app/session/api-error.ts'
import { outcomeOf } from './outcome-of.ts'

const failure = (status: number, data?: object, retryAfter?: string) =>
  new ApiError({ method: 'POST', url: '/x', status, statusText: '', data, retryAfter: retryAfter ?? null })

it('retries temporary failures when the server says so', () => {
  expect(outcomeOf(failure(0))).toEqual({ state: 'later' })
  expect(outcomeOf(failure(429, { code: 'too_many_requests' }, '60'))).toEqual({ state: 'later', waitMs: 60_000 })
})

it("shows the server's message about a field, even where waiting might help", () => {
  const errors = { card: ['Say which job you write about.'] }
  expect(outcomeOf(failure(422, { code: 'invalid_input', errors }))).toMatchObject({
    state: 'rejected',
    reason: 'Say which job you write about.',
  })
  const tomorrow = { code: 'too_many_requests', errors: { body: ['Try again in 23 hours.'] } }
  expect(outcomeOf(failure(429, tomorrow, '82800'))).toEqual({
    state: 'rejected',
    code: 'too_many_requests',
    reason: 'Try again in 23 hours.',
  })
})
