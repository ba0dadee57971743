import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { createOutbound } from '#server/platform/outbound/outbound.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { push } from '#shared/features/people/notifications/push.contract.ts'
import { insertNotification, updateRead } from '../notifications.queries.ts'
import { selectPushSubscriptions } from './push.queries.ts'
import { pushToBrowsers } from './push.service.ts'

const { path } = push.subscribe

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

function aBrowser() {
  const publicKey = createECDH('prime256v1').generateKeys('base64url')
  const keys = { p256dh: publicKey, auth: randomBytes(16).toString('base64url') }
  return { endpoint: `https://push.example/${randomBytes(8).toString('hex')}`, keys }
}

const aNotification = (personId: string) =>
  insertNotification(test.platform.db, { personId, event: 'export_ready', href: '/settings', isListed: true })

const subscriptionsOf = ({ id }: BuiltPerson) => selectPushSubscriptions(test.platform.db, id)

/** Pushes with a stubbed push service that answers with `status`; returns the endpoints called. */
async function pushed(id: string, status = 201): Promise<string[]> {
  const addresses: string[] = []
  const post = async (address: string, { headers }: { headers: Record<string, string> }) => {
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    })
    addresses.push(address)
    return status
  }
  await pushToBrowsers({ ...test.platform, outbound: { ...test.platform.outbound, post } }, id)
  return addresses
}

it('a push reaches every browser of the person, until it is read', async () => {
  const me = await aVerifiedTalent(test)
  const [one, two] = [aBrowser(), aBrowser()]
  for (const browser of [one, two, two]) expect((await me.visitor.put(path, browser)).statusCode).toBe(204)
  const { id } = await aNotification(me.id)
  expect((await pushed(id)).toSorted()).toEqual([one.endpoint, two.endpoint].toSorted())
  await updateRead(test.platform.db, id, test.clock.now())
  expect(await pushed(id)).toEqual([])
})

it('a browser that is gone is removed, a busy one is kept', async () => {
  const me = await aVerifiedTalent(test)
  await me.visitor.put(path, aBrowser())
  const { id } = await aNotification(me.id)
  await pushed(id, 503)
  expect(await subscriptionsOf(me)).toHaveLength(1)
  await pushed(id, 410)
  expect(await subscriptionsOf(me)).toEqual([])
})

it('a subscription ends with the session, on request, and when somebody else signs in there', async () => {
  const [me, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  const [one, two, three] = [aBrowser(), aBrowser(), aBrowser()]
  for (const browser of [one, two, three]) await me.visitor.put(path, browser)
  await other.visitor.put(path, one)
  expect(await subscriptionsOf(other)).toMatchObject([{ endpoint: one.endpoint }])
  const ending = `${path}?endpoint=${encodeURIComponent(two.endpoint)}`
  await other.visitor.delete(ending)
  expect(await subscriptionsOf(me)).toHaveLength(2)
  expect((await me.visitor.delete(ending)).statusCode).toBe(204)
  expect(await subscriptionsOf(me)).toMatchObject([{ endpoint: three.endpoint }])
  await me.visitor.post('/logout')
  expect(await subscriptionsOf(me)).toEqual([])
})

it('the ten newest browsers are kept', async () => {
  const me = await aVerifiedTalent(test)
  const browsers = Array.from({ length: 12 }, aBrowser)
  for (const browser of browsers) expect((await me.visitor.put(path, browser)).statusCode).toBe(204)
  const kept = (await subscriptionsOf(me)).map(({ endpoint }) => endpoint)
  expect(kept.toSorted()).toEqual(
    browsers
      .slice(2)
      .map(({ endpoint }) => endpoint)
      .toSorted(),
  )
})

it.each([
  'https://127.0.0.1/push',
  'https://10.0.0.7/push',
  'https://169.254.169.254/latest',
  'https://[::1]/push',
  'https://localhost/push',
  'https://redis.internal/push',
])('an endpoint in a private network is rejected: %s', async (endpoint) => {
  const me = await aVerifiedTalent(test)
  const answer = await me.visitor.put(path, { ...aBrowser(), endpoint })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { endpoint: ['This is not a browser push service address.'] },
  ])
})

it.each(['http://push.example/x', 'https://push.example:8443/x', 'https://me:secret@push.example/x'])(
  'an endpoint that no browser provides is rejected: %s',
  async (endpoint) => {
    const me = await aVerifiedTalent(test)
    expect((await me.visitor.put(path, { ...aBrowser(), endpoint })).statusCode).toBe(422)
  },
)

it('a browser whose endpoint resolves to a private network is removed', async () => {
  const me = await aVerifiedTalent(test)
  await me.visitor.put(path, aBrowser())
  const { id } = await aNotification(me.id)
  const resolve = async () => [{ address: '10.0.0.7', family: 4 }]
  await pushToBrowsers({ ...test.platform, outbound: createOutbound({ userAgent: 'test', resolve }) }, id)
  expect(await subscriptionsOf(me)).toEqual([])
})

it('only valid subscriptions are accepted', async () => {
  const me = await aVerifiedTalent(test)
  const browser = aBrowser()
  const wrong = [
    { ...browser, endpoint: 'http://push.example/1' },
    { ...browser, endpoint: 'javascript:alert(1)' },
    { ...browser, keys: { ...browser.keys, auth: 'short' } },
    { ...browser, keys: { ...browser.keys, p256dh: '<script>' } },
  ]
  for (const given of wrong) expect((await me.visitor.put(path, given)).statusCode).toBe(422)
  expect((await test.visitor().put(path, browser)).statusCode).toBe(401)
  expect((await (await anUnverifiedTalent(test)).visitor.put(path, browser)).statusCode).toBe(403)
  expect((await me.visitor.get(push.key.path)).json()).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) })
})
