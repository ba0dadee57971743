// Fuzzes every endpoint: it may reject the input with a regular error, but must not crash.

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ErrorBody } from '#shared/errors.ts'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from './features/base/accounts/accounts.builder.ts'
import { headersOf } from './features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const RUNS = 600

const endpoints = readFileSync(new URL('endpoints.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([method = '', path = '']) => ({ method, path }))
  // Signing out would leave the remaining calls unauthenticated.
  .filter(({ path }) => path !== '/logout')

let test: TestApp
let callers: (BuiltPerson | null)[]
beforeAll(async () => {
  test = await createTestApp()
  callers = [null, await aVerifiedTalent(test), await aPersonWith(test, 'operator')]
})
afterAll(() => test.close())

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', '\ud800', "' or 1=1 --", '%_\\', '😀', '../..', '__proto__', '-1', '1e999', 'NaN', 'NO'),
  fc.uuid(),
)
const fields = ['name', 'email', 'password', 'code', 'country', 'city', 'timeZone', 'size', 'event', 'reason', '_token']
const names = fc.constantFrom(...fields, 'search', 'query', 'cursor', 'limit', 'variant', 'expires', 'constructor')
const oddBody = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.oneof(oddText, fc.jsonValue())))
const oddRequest = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  caller: fc.nat({ max: 2 }),
  part: oddText,
  query: fc.dictionary(names, oddText, { maxKeys: 4 }),
  body: oddBody,
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/x',
  ),
  extra: fc.dictionary(
    fc.constantFrom('idempotency-key', 'range', 'upload-length', 'upload-metadata', 'upload-offset', 'x-timezone'),
    fc.string({ minLength: 1, maxLength: 30 }),
  ),
})

it('no endpoint crashes, whatever its input', async () => {
  await fc.assert(
    fc.asyncProperty(oddRequest, async ({ endpoint, caller, part, query, body, type, extra }) => {
      const person = callers[caller] ?? { visitor: test.visitor() }
      const path = endpoint.path.replace(/:\w+|\*/g, encodeURIComponent(part.toWellFormed()))
      const hasBody = !['GET', 'HEAD'].includes(endpoint.method)
      const answer = await test.app.inject({
        method: endpoint.method as 'POST',
        url: `${path}?${new URLSearchParams(query).toString()}`,
        headers: { ...headersOf(person), ...extra, ...(hasBody && { 'content-type': type }) },
        ...(hasBody && { payload: JSON.stringify(body) }),
      })
      expect(answer.statusCode, `${endpoint.method} ${path}: ${answer.body}`).toBeLessThan(500)
      const isError = answer.statusCode >= 400 && answer.statusCode !== 416
      const error = isError ? answer.json<ErrorBody>() : null
      expect(error?.requestId).toBe(isError ? answer.headers['x-request-id'] : undefined)
      expect(typeof error?.code).toBe(isError ? 'string' : 'undefined')
    }),
    { numRuns: RUNS },
  )
})
