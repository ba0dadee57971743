// @vitest-environment node

import { UNSAFE_ErrorResponseImpl as RouteErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/app/session/api-error.ts'
import { errorFacts } from './error-facts.ts'

describe('what the error page says', () => {
  it.each([
    ['nothing known', {}, 500, 'Internal Server Error'],
    ['a bare 404', { statusCode: 404 }, 404, 'Page Not Found'],
    ['a status with its own text', { statusCode: 418, statusMessage: 'T' }, 418, 'T'],
    ['a thrown error', new Error('boom'), 500, 'Internal Server Error'],
    ['a thrown word', 'boom', 500, 'Internal Server Error'],
    ['nothing at all', undefined, 500, 'Internal Server Error'],
    [
      'an unknown address',
      new RouteErrorResponse(404, 'Page not found: /nope?x=1', null),
      404,
      'Page not found: /nope?x=1',
    ],
    ['a text the router filled in', new RouteErrorResponse(404, 'Internal Server Error', null), 404, 'Page Not Found'],
    ['a server error', new RouteErrorResponse(500, 'Internal Server Error', null), 500, 'Internal Server Error'],
    ['an answer without a text', new RouteErrorResponse(404, '', null), 404, 'Page Not Found'],
  ])('describes %s', (_, error, status, statusText) => {
    expect(errorFacts(error)).toMatchObject({ status, statusText })
  })

  it('uses the status of a failed call, and 500 without a response', () => {
    const failure = (status: number) => new ApiError({ method: 'GET', url: '/x', status, statusText: 'Gone' })
    expect(errorFacts(failure(410))).toMatchObject({ status: 410, description: '[GET] "/x": 410 Gone' })
    expect(errorFacts(failure(0)).status).toBe(500)
  })

  it('describes an error by its message, or by its name without one', () => {
    expect(errorFacts(new Error('boom')).description).toBe('boom')
    expect(errorFacts('boom').description).toBe('boom')
    expect(errorFacts({}).description).toBe('[object Object]')
  })
})
