// Two nodes of one installation with Redis between them, one person on each: the connection is cut, then a node is killed,
// and in both browsers every message arrives once, in the same order.

import { type Browser, expect } from '@playwright/test'
import { findFreePort } from '../server/platform/db/embedded/free-port.ts'
import { startBalancer } from '../server/platform/realtime/testing/balancer.builder.ts'
import { findRedisServer, TestRedis } from '../server/platform/testing/redis-server.builder.ts'
import { aChatUser, aConversation, messagesOn, openConversation, write } from './support/chat.ts'
import { test } from './support/focus-test.ts'
import { signedOut } from './support/people.ts'
import { startProduct } from './support/product.ts'
import { pageFor } from './support/sign-in.ts'

const program = findRedisServer(process.env['PATH'])

test.use({ storageState: signedOut })
test.beforeEach(({ browserName: _browserName }, info) => info.skip(program === null, 'there is no redis-server here'))

type Cleanup = () => Promise<void> | void

/** Everybody uses one public address, which leads to the selected node. */
async function startInstallation(redisUrl: string, cleanups: Cleanup[]) {
  const balancer = await startBalancer(await findFreePort())
  cleanups.unshift(() => balancer.stop())
  const url = `http://localhost:${balancer.port}`
  const shared = { REDIS_URL: redisUrl, APP_KEY: 'a key that both of the nodes have', HOST: '127.0.0.1', DEMO: 'off' }
  const firstPort = await findFreePort()
  const origins = { APP_URL: url, STATEFUL_HOSTS: `localhost:${firstPort}` }
  const first = await startProduct({ ...shared, ...origins, PORT: String(firstPort) })
  cleanups.unshift(() => first.stop())
  const secondPort = await findFreePort()
  const place = { DATABASE_URL: first.databaseUrl, PORT: String(secondPort) }
  const second = await startProduct({ ...shared, ...origins, ...place })
  cleanups.unshift(() => second.kill())
  balancer.sendTo(secondPort)
  return { balancer, url, first, firstPort, firstUrl: `http://localhost:${firstPort}`, second }
}

async function openBoth(browser: Browser, urls: { anna: string; ben: string }) {
  const [anna, ben] = [await aChatUser('Anna Berg', urls.anna), await aChatUser('Ben Otieno', urls.anna)]
  const id = await aConversation(anna, ben)
  const [hers, his] = [
    await pageFor(browser, anna, { baseURL: urls.anna }),
    await pageFor(browser, ben, { baseURL: urls.ben }),
  ]
  for (const page of [hers, his]) await openConversation(page, id)
  return { hers, his }
}

test('over two nodes nothing is lost, neither by a lost connection nor by a killed node', async ({ browser }) => {
  test.setTimeout(300_000)
  const cleanups: Cleanup[] = []
  try {
    const redis = await TestRedis.start(program ?? '')
    cleanups.unshift(() => redis.stop())
    const { balancer, url, firstPort, firstUrl, second } = await startInstallation(redis.url, cleanups)
    const { hers, his } = await openBoth(browser, { anna: firstUrl, ben: url })
    const said: string[] = ['Hello', 'Hello to you']
    const bothHave = async () => {
      for (const page of [hers, his]) await expect.poll(() => messagesOn(page), { timeout: 60_000 }).toEqual(said)
    }

    await write(hers, 'across')
    said.push('across')
    await bothHave()

    balancer.cut()
    for (const n of [1, 2, 3, 4, 5]) {
      await write(hers, `to Ben ${n}`)
      await write(his, `to Anna ${n}`)
    }
    await expect.poll(() => messagesOn(hers)).toHaveLength(8)
    balancer.mend()
    for (const to of ['to Ben', 'to Anna']) said.push(...[1, 2, 3, 4, 5].map((n) => `${to} ${n}`))
    await bothHave()

    balancer.sendTo(firstPort)
    await second.kill()
    for (const [page, text] of [
      [hers, 'still there?'],
      [his, 'moved over'],
    ] as const) {
      await write(page, text)
      said.push(text)
      await expect.poll(() => messagesOn(hers), { timeout: 60_000 }).toEqual(said)
    }
    await bothHave()
  } finally {
    for (const cleanup of cleanups) await cleanup()
  }
})
