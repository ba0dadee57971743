import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { isWarmingUp, warmUp } from './warm-up.ts'

const aServer = () => ({ server: createServer() })

it('lasts until everything is done, even if it failed', async () => {
  const app = aServer()
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  warmUp(app, one.promise, 60_000)
  warmUp(app, other.promise, 60_000)
  one.resolve()
  await one.promise
  expect(isWarmingUp(app)).toBe(true)
  other.reject(new Error('failed'))
  await vi.waitFor(() => expect(isWarmingUp(app)).toBe(false))
})

it('ends at its limit', async () => {
  const app = aServer()
  warmUp(app, new Promise(() => undefined), 1)
  await vi.waitFor(() => expect(isWarmingUp(app)).toBe(false))
})
