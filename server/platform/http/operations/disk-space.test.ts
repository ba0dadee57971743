import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { App } from '../context.ts'
import { keepDiskSpace } from './disk-space.ts'

const GB = 1024 ** 3
const MB = 1024 ** 2

async function statusesWith(measure: () => Promise<{ free: number; total: number }>) {
  const app: App = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.code((error as { status?: number }).status ?? 500).send())
  keepDiskSpace(app, measure)
  app.all('/', async () => 'ok')
  const ask = async (method: 'GET' | 'POST') => (await app.inject({ method, url: '/' })).statusCode
  return [await ask('GET'), await ask('POST')]
}

it.each([
  ['plenty', 10 * GB, 100 * GB, 200],
  ['nearly nothing', 40 * MB, 100 * GB, 507],
  ['a small volume with a fair share left', 20 * MB, 64 * MB, 200],
  ['a small volume that is nearly full', 5 * MB, 64 * MB, 507],
])('with %s free, reading works and writing answers as it should', async (_case, free, total, status) => {
  expect(await statusesWith(async () => ({ free, total }))).toEqual([200, status])
})

it('lets everything through when the space cannot be measured', async () => {
  expect(await statusesWith(() => Promise.reject(new Error('no such folder')))).toEqual([200, 200])
})
