import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { aForeignServer } from '#server/platform/outbound/foreign-server.builder.ts'
import { createTestApp } from '#server/test-app.ts'

async function started(settings: Record<string, string> = {}) {
  const received: unknown[] = []
  const service = await aForeignServer((request, response) => {
    const { cookie, authorization, 'x-forwarded-for': address } = request.headers
    void text(request).then((body) => {
      received.push({ call: `${request.method} ${request.url}`, body, cookie, authorization, address })
      response.writeHead(200, { 'Set-Cookie': 'tracker=1' }).end('ok')
    })
  })
  const test = await createTestApp({ ...settings, ...(settings['ANALYTICS_HOST'] && { ANALYTICS_HOST: service.url }) })
  onTestFinished(async () => {
    await test.close()
    await service.close()
  })
  const headers = { cookie: 'meridian_session=s', authorization: 'Bearer t', 'content-type': 'text/plain' }
  const call = (url: string, body?: string) =>
    test.app.inject({ method: body === undefined ? 'GET' : 'POST', url, headers, ...(body && { payload: body }) })
  return { received, call }
}

it('events, settings and scripts are forwarded under their own paths, anonymously', async () => {
  const { received, call } = await started({ ANALYTICS_HOST: 'on' })
  const answer = await call('/ingest/ph/e/?ip=0&retry_count=1', 'event')
  expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([200, 'ok', undefined])
  await call('/ingest/ph/flags/?v=2', 'data=e30%3D')
  await call('/ingest/ph/array/phc_x/config.js')
  await call('/ingest/ph/static/surveys.js')
  const nobody = { cookie: undefined, authorization: undefined, address: '127.0.0.1' }
  expect(received).toEqual([
    { call: 'POST /e/?ip=0&retry_count=1', body: 'event', ...nobody },
    { call: 'POST /flags/?v=2', body: 'data=e30%3D', ...nobody },
    { call: 'GET /array/phc_x/config.js', body: '', ...nobody },
    { call: 'GET /static/surveys.js', body: '', ...nobody },
  ])
})

it('without a service, events are accepted and dropped', async () => {
  const { received, call } = await started()
  const answer = await call('/ingest/ph/e/', 'event')
  expect([answer.statusCode, answer.json(), received]).toEqual([200, { status: 1 }, []])
})

it('the service is not flooded through us', async () => {
  const { received, call } = await started({ ANALYTICS_HOST: 'on', RATE_LIMIT: '2' })
  const statuses = []
  for (const body of ['1', '2', '3']) statuses.push((await call('/ingest/ph/e/', body)).statusCode)
  expect([statuses, received.length]).toEqual([[200, 200, 429], 2])
})
