import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { aSentOffer, sign } from '#server/features/hiring/offers/offers.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany } from '#server/features/people/companies/companies.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { aForeignServer, type ForeignServer } from '#server/platform/outbound/foreign-server.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { security } from '#shared/features/entry/security/security.contract.ts'
import {
  companyWebhooks,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
} from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { retryDelays } from '#shared/features/workspace/company-webhooks/webhook-limits.ts'
import { aTestDelivery, aWebhook, WEBHOOK_SECRET } from './company-webhooks.builder.ts'
import { attemptDelivery } from './webhook-attempts.service.ts'
import { dispatchEvents } from './webhook-outbox.service.ts'
import { sealSecret } from './webhook-secret.ts'

let test: TestApp
let server: ForeignServer | undefined
// The tests run each attempt themselves, against a local server that is treated as public.
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterEach(async () => {
  await server?.close()
  server = undefined
})
afterAll(() => test.close())

type Received = { headers: IncomingHttpHeaders; body: string }

/** A receiver that records requests and responds as configured. */
async function aReceiver(answer: RequestListener) {
  const received: Received[] = []
  const { url, outbound, canary } = await aForeignServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      answer(request, response)
    })
  }).then((started) => {
    server = started
    return started
  })
  const platform = { ...test.platform, outbound: outbound({ maxMilliseconds: 300 }) }
  return { url, received, canary, attempt: (id: string) => attemptDelivery(platform, id) }
}

const statuses = (...each: number[]): RequestListener => {
  const left = [...each]
  return (_request, response) => response.writeHead(left.shift() ?? 200, { 'set-cookie': 'a=secret' }).end('noted')
}

const show = async (owner: { visitor: { get(path: string): Promise<{ json(): unknown }> } }, id: string) =>
  (await owner.visitor.get(companyWebhooks.delivery.path.replace(':id', id))).json() as WebhookDeliveryDetails

describe('a delivery', () => {
  it('is signed, so that the receiver can verify it with the secret', async () => {
    const { owner, company } = await aCompany(test)
    const { url, received, attempt } = await aReceiver(statuses(200))
    const { id } = await aTestDelivery(owner, await aWebhook(test, company, { url }))
    expect(await attempt(id)).toBeNull()
    const [{ headers, body } = { headers: {}, body: '' }] = received
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', timestamp: test.clock.now().toISOString() })
    expect(headers['webhook-id']).toBe(id)
    const signed = `${id}.${String(headers['webhook-timestamp'])}.${body}`
    const expected = createHmac('sha256', WEBHOOK_SECRET).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${expected}`)
    const details = await show(owner, id)
    expect(details).toMatchObject({ state: 'delivered', attempts: 1, nextAttemptAt: null, payload: body })
    expect(details.log).toMatchObject([{ error: null, responseStatus: 200, responseBody: 'noted' }])
    expect(details.log[0]?.responseHead).not.toContain('secret')
  })

  it('is tried again later after an error, a redirect and a server that hangs, then accepted', async () => {
    const { owner, company } = await aCompany(test)
    let calls = 0
    const { url, received, canary, attempt } = await aReceiver((_request, response) => {
      calls += 1
      if (calls === 1) response.writeHead(500).end('down')
      else if (calls === 2) response.writeHead(302, { location: canary.url }).end()
      else if (calls === 4) response.end('thanks')
    })
    const webhook = await aWebhook(test, company, { url })
    const { id } = await aTestDelivery(owner, webhook)
    for (const delay of retryDelays.slice(0, 3)) {
      const next = await attempt(id)
      expect(next?.getTime()).toBe(test.clock.now().getTime() + delay * 1000)
      expect(await attempt(id), 'too early').toBeNull()
      test.clock.advance(delay * 1000)
    }
    const [failing] = (await owner.visitor.get(companyWebhooks.list.path)).json().items
    expect(failing.failingSince).not.toBeNull()
    expect(await attempt(id)).toBeNull()
    expect(received).toHaveLength(4)
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]))
    expect(canary.hits()).toBe(0)
    const { log, state } = await show(owner, id)
    expect(state).toBe('delivered')
    expect(log.map(({ error }) => error)).toEqual([null, 'too_slow', 'redirected', 'rejected'])
    const [recovered] = (await owner.visitor.get(companyWebhooks.list.path)).json().items
    expect(recovered.failingSince).toBeNull()
  })

  it('is sent once per attempt, however many workers try', async () => {
    const { owner, company } = await aCompany(test)
    const { url, received, attempt } = await aReceiver(statuses(500))
    const { id } = await aTestDelivery(owner, await aWebhook(test, company, { url }))
    await Promise.all(Array.from({ length: 5 }, () => attempt(id)))
    expect(received).toHaveLength(1)
  })

  it('is not tried again if its webhook is switched off during the attempt', async () => {
    const { owner, company } = await aCompany(test)
    const change = { url: 'https://hooks.example/off', eventTypes: ['job.closed'], isActive: false }
    const switchOff = () => owner.visitor.put(companyWebhooks.change.path.replace(':id', webhook.id), change)
    const { url, attempt } = await aReceiver(
      (_request, response) => void switchOff().then(() => response.writeHead(500).end()),
    )
    const webhook = await aWebhook(test, company, { url })
    const { id } = await aTestDelivery(owner, webhook)
    expect(await attempt(id)).toBeNull()
    expect(await show(owner, id)).toMatchObject({ state: 'failed', nextAttemptAt: null })
  })

  it('waits while the server hangs on another one', async () => {
    const { owner, company } = await aCompany(test)
    const { url, received, attempt } = await aReceiver(() => {})
    const webhook = await aWebhook(test, company, { url })
    const [first, second] = [await aTestDelivery(owner, webhook), await aTestDelivery(owner, webhook)]
    await attempt(first.id)
    expect(await attempt(second.id)).toBeNull()
    expect(received).toHaveLength(1)
    test.clock.advance(60_000)
    expect(await attempt(second.id)).not.toBeNull()
  })

  it('never reaches a private address', async () => {
    const { owner, company } = await aCompany(test)
    const { canary, attempt } = await aReceiver(statuses(200))
    const { id } = await aTestDelivery(owner, await aWebhook(test, company, { url: canary.url }))
    expect(await attempt(id)).not.toBeNull()
    expect(canary.hits()).toBe(0)
    expect((await show(owner, id)).log).toMatchObject([{ error: 'address_forbidden', responseStatus: null }])
  })

  it('is given up in the end, and can be replayed with the same id', async () => {
    const { owner, company } = await aCompany(test)
    const { url, received, attempt } = await aReceiver(statuses(...Array.from({ length: 10 }, () => 503)))
    const { id } = await aTestDelivery(owner, await aWebhook(test, company, { url }))
    for (const delay of retryDelays) {
      expect(await attempt(id)).not.toBeNull()
      test.clock.advance(delay * 1000)
    }
    expect(await attempt(id)).toBeNull()
    expect((await show(owner, id)).state).toBe('failed')
    const replayed = await owner.visitor.post(companyWebhooks.replay.path.replace(':id', id), {})
    expect(replayed.json<WebhookDelivery>()).toMatchObject({ id, state: 'pending' })
    await attempt(id)
    expect(received.at(-1)?.headers['webhook-id']).toBe(id)
    expect((await show(owner, id)).state).toBe('delivered')
  })
})

describe('a webhook', () => {
  it('that accepts nothing for five days is switched off, and its managers are told once', async () => {
    const { owner, company } = await aCompany(test)
    const { url, attempt } = await aReceiver((_request, response) => response.writeHead(500).end())
    const webhook = await aWebhook(test, company, { url })
    const [early, late] = [await aTestDelivery(owner, webhook), await aTestDelivery(owner, webhook)]
    await attempt(early.id)
    test.clock.advance(5 * 86_400_000)
    expect(await attempt(early.id)).toBeNull()
    expect(await attempt(late.id)).toBeNull()
    const [stopped] = (await owner.visitor.get(companyWebhooks.list.path)).json().items
    expect(stopped).toMatchObject({ isActive: false, stoppedAt: test.clock.now().toISOString() })
    const { items } = (await owner.visitor.get('/shared/api/notifications')).json()
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      `The webhook to ${new URL(url).host} was switched off because it no longer accepts events.`,
    ])
    const rejected = await owner.visitor.post(companyWebhooks.test.path.replace(':id', webhook.id), {})
    expect(rejected.statusCode).toBe(409)
    await owner.visitor.post(security.confirm.path, { way: 'password', password: owner.password })
    const change = { url: 'https://hooks.example/new', eventTypes: ['job.closed'], isActive: true }
    const changed = await owner.visitor.put(companyWebhooks.change.path.replace(':id', webhook.id), change)
    expect(changed.json()).toMatchObject({ ...change, stoppedAt: null, failingSince: null })
  })

  it('whose secret was sealed with another key is switched off at once and says so', async () => {
    const { owner, company } = await aCompany(test)
    const { url, received, attempt } = await aReceiver(statuses(200))
    const id = newId()
    const secret = sealSecret('the key before', id, WEBHOOK_SECRET)
    const webhook = await aWebhook(test, company, { id, url, secret })
    const delivery = await aTestDelivery(owner, webhook)
    expect(await attempt(delivery.id)).toBeNull()
    expect(received).toHaveLength(0)
    expect((await show(owner, delivery.id)).log).toMatchObject([{ error: 'secret_unreadable' }])
    const [stopped] = (await owner.visitor.get(companyWebhooks.list.path)).json().items
    expect(stopped).toMatchObject({ isActive: false, isSecretReadable: false })
    const { items } = (await owner.visitor.get('/shared/api/notifications')).json()
    expect(items[0].title).toContain('its secret can no longer be read. Replace it.')
    await owner.visitor.post(security.confirm.path, { way: 'password', password: owner.password })
    const change = { url: 'https://hooks.example/', eventTypes: ['job.closed'], isActive: true }
    const path = companyWebhooks.change.path.replace(':id', id)
    expect((await owner.visitor.put(path, change)).statusCode, 'nothing could be signed').toBe(409)
    await owner.visitor.post(companyWebhooks.renewSecret.path.replace(':id', id), {})
    expect((await owner.visitor.put(path, change)).json()).toMatchObject({ isActive: true, isSecretReadable: true })
  })

  it('is told about offers once they are sent, by id only', async () => {
    const { owner, company, job } = await aPublishedJob(test)
    await aWebhook(test, company, { eventTypes: ['offer.moved'] })
    const { id: offerId, talent } = await aSentOffer(test, { to: { owner, company, job } })
    expect((await sign(talent, offerId)).statusCode).toBe(200)
    const sent: string[] = []
    await dispatchEvents(test.platform, async (_tx, id) => void sent.push(id))
    const bodies = await Promise.all(sent.map(async (id) => JSON.parse((await show(owner, id)).payload)))
    expect(bodies.map(({ data }) => data.status)).toEqual(['sent', 'accepted'])
    expect(bodies[0]).toMatchObject({ type: 'offer.moved', data: { offerId, jobId: job.id } })
    expect(Object.keys(bodies[0].data).toSorted()).toEqual(['applicationId', 'jobId', 'offerId', 'status'])
  })

  it('is told about jobs, applications and messages it is subscribed to, by id only', async () => {
    const { job, owner, company } = await aPublishedJob(test)
    const everything = await aWebhook(test, company)
    const closings = await aWebhook(test, company, { eventTypes: ['job.closed'] })
    const application = await anApplication(test, { to: { job, owner, company } })
    const stage = { stageId: job.stages.find(({ kind }) => kind === 'interview')?.id, fromStageId: null }
    const moved = await owner.visitor.post(`/company/api/applications/${application.id}/stage`, stage)
    expect(moved.statusCode).toBe(200)
    await owner.visitor.post(`/company/api/applications/${application.id}/hire`, {})
    await owner.visitor.post(`/company/api/jobs/${job.id}/status`, { event: 'close', closeReason: 'filled' })
    const sent: string[] = []
    await dispatchEvents(test.platform, async (_tx, id) => void sent.push(id))
    const bodies = await Promise.all(sent.map(async (id) => JSON.parse((await show(owner, id)).payload)))
    const types = bodies.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['application.received', 'application.moved', 'application.ended']))
    expect(types.filter((type) => type === 'job.closed')).toHaveLength(2)
    expect(bodies.find(({ type }) => type === 'application.received').data).toMatchObject({
      applicationId: application.id,
      jobId: job.id,
    })
    const listOf = async ({ id }: { id: string }) =>
      (await owner.visitor.get(companyWebhooks.deliveries.path.replace(':id', id))).json().items
    expect((await listOf(closings)).map(({ type }: WebhookDelivery) => type)).toEqual(['job.closed'])
    expect(await listOf(everything)).toHaveLength(sent.length - 1)
    await dispatchEvents(test.platform, async (_tx, id) => void sent.push(id))
    expect(sent, 'nothing twice').toHaveLength(bodies.length)
  })

  it('needs a public https address and an event, and shows its secret once', async () => {
    const { owner } = await aCompany(test)
    const create = (given: object) =>
      owner.visitor.post(companyWebhooks.create.path, {
        url: 'https://a.example/',
        eventTypes: ['job.closed'],
        ...given,
      })
    for (const given of [{ url: 'http://a.example' }, { url: 'https://10.0.0.1/' }, { url: 'https://localhost/x' }])
      expect(Object.keys((await create(given)).json().errors), given.url).toEqual(['url'])
    expect(Object.keys((await create({ eventTypes: [] })).json().errors)).toEqual(['eventTypes'])
    const { secret, details } = (await create({})).json()
    expect(secret).toMatch(/^whsec_/)
    expect((await owner.visitor.get(companyWebhooks.list.path)).body).not.toContain(secret)
    const renewed = await owner.visitor.post(companyWebhooks.renewSecret.path.replace(':id', details.id), {})
    expect(renewed.json().secret).not.toBe(secret)
  })

  it('of another company is not found', async () => {
    const [{ owner }, other] = [await aCompany(test), await aCompany(test)]
    const webhook = await aWebhook(test, other.company)
    const delivery = await aTestDelivery(other.owner, webhook)
    expect((await owner.visitor.delete(companyWebhooks.remove.path.replace(':id', webhook.id))).statusCode).toBe(404)
    const replay = companyWebhooks.replay.path.replace(':id', delivery.id)
    expect((await owner.visitor.post(replay, {})).statusCode).toBe(404)
  })
})
