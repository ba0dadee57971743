// @vitest-environment node

import { expect, it } from 'vitest'
import { ApiError } from '../session/api-error.ts'
import { rethrowAsPageError } from './page-queries.ts'

it.each([
  [404, { status: 404, statusText: 'Page not found: /jobs/7' }],
  [422, { status: 404, statusText: 'Page not found: /jobs/7' }],
  [500, { status: 500 }],
  [403, { status: 403 }],
])('turns a call that failed with %i into an error of the page that does not name the call', (status, init) => {
  const failure = new ApiError({ method: 'GET', url: '/talent/api/jobs/7', status, statusText: 'X' })
  const rethrow = () => rethrowAsPageError(new URL('https://app.test/jobs/7'))(failure)
  expect(rethrow).toThrow(expect.objectContaining({ init }))
})
