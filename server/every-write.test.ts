// A foreign page must not be able to write on behalf of a visitor: every route that writes requires the CSRF token of the
// session, except those listed here.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from './features/base/accounts/accounts.builder.ts'
import { headersOf } from './features/base/files/files.builder.ts'
import { collectRoutes, type MountedRoute, nameOf } from './platform/testing/mounted-routes.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { Visitor } from './test-visitor.ts'

/**
 * Exempt because they use no cookie, or neither change nor reveal anything. Mail clients unsubscribe with a signature; endorsers,
 * who have no account, send the secret from their emailed link; Stripe signs what it sends.
 */
const exempt = [
  'POST /apps/:app/batch_events',
  'POST /apps/:app/events',
  'POST /apps/:app/users/:user/terminate_connections',
  'POST /broadcasting/auth',
  'POST /broadcasting/user-auth',
  'POST /ingest/ph/*',
  'POST /job-alerts/stop',
  'POST /notifications/stop',
  'POST /payments/stripe',
  'POST /pusher/app/:key/:server/:session/xhr',
  'POST /pusher/app/:key/:server/:session/xhr_send',
  'POST /pusher/app/:key/:server/:session/xhr_streaming',
  'POST /shared/api/endorsement-requests/decline',
  'POST /shared/api/endorsement-requests/open',
  'POST /shared/api/endorsements',
  'POST /shared/api/endorsements/withdraw',
]

const readingMethods = ['GET', 'HEAD', 'OPTIONS']
const anId = '0199d5a4-0000-7000-8000-000000000009'

let test: TestApp
let writing: MountedRoute[]
beforeAll(async () => {
  const { built, routes } = await collectRoutes(() => createTestApp())
  test = built
  writing = routes.filter(({ method }) => !readingMethods.includes(method))
})
afterAll(() => test.close())

async function aGuest(): Promise<Visitor> {
  const visitor = test.visitor()
  await visitor.get('/sanctum/csrf-cookie')
  return visitor
}

const visitors: [string, () => Promise<Visitor>][] = [
  ['a guest', aGuest],
  ['a guest without a cookie', async () => test.visitor()],
  ['a signed-in person', async () => (await aVerifiedTalent(test)).visitor],
]

describe('a write without the CSRF token of its session', () => {
  it('is only accepted by the listed routes', () => {
    expect(writing.length).toBeGreaterThan(80)
    const open = writing.filter(({ config }) => config.isCsrfExempt === true).map(nameOf)
    expect([...new Set(open)].toSorted()).toEqual(exempt)
  })

  it.each(visitors)('is rejected for %s everywhere else', async (_, make) => {
    const visitor = await make()
    const { 'x-xsrf-token': foreign = '' } = headersOf({ visitor: await aGuest() })
    const { 'x-xsrf-token': _own, ...headers } = headersOf({ visitor })
    const wrong: string[] = []
    for (const route of writing.filter((one) => !exempt.includes(nameOf(one))))
      for (const [given, sent] of [
        ['nothing', {}],
        ['a body', { payload: '{}', headers: { 'content-type': 'application/json' } }],
        ['a foreign token', { headers: { 'x-xsrf-token': foreign } }],
      ] as const) {
        const { statusCode } = await test.app.inject({
          method: route.method as 'POST',
          url: route.url.replace(/:\w+|\*/g, anId),
          ...sent,
          headers: { ...headers, ...('headers' in sent && sent.headers) },
        })
        if (statusCode !== 419) wrong.push(`${nameOf(route)} with ${given}: ${statusCode}`)
      }
    expect(wrong).toEqual([])
  })
})
