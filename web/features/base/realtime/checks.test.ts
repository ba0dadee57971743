import { afterEach, expect, it, vi } from 'vitest'
import { checkDevice, checkNetwork, checkTimeZone, watchNetwork } from './checks.ts'

afterEach(() => vi.unstubAllGlobals())

it('names the error when a device is blocked', async () => {
  const getUserMedia = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  expect(await checkDevice('video')).toEqual({ isGood: false, facts: 'NotAllowedError' })
})

it('releases a device after checking it', async () => {
  const stop = vi.fn()
  const stream = { getTracks: () => [{ label: 'Desk camera', stop }] }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } })
  expect(await checkDevice('video')).toEqual({ isGood: true, facts: 'Desk camera' })
  expect(stop).toHaveBeenCalledTimes(1)
})

it('distinguishes an error response from no response', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  expect(await checkNetwork()).toMatchObject({ isGood: false, facts: expect.stringContaining('status 503') })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  expect(await checkNetwork()).toEqual({ isGood: false, facts: 'TypeError' })
})

it('reports offline without a request, and otherwise the type of connection', async () => {
  const ask = vi.fn(async () => new Response(null, { status: 200 }))
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await checkNetwork()).toEqual({ isGood: false, facts: 'offline' })
  expect(ask).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true, connection: { type: 'cellular', effectiveType: '3g' } })
  expect(await checkNetwork()).toMatchObject({
    isGood: true,
    facts: expect.stringMatching(/status 200, cellular, 3g$/),
  })
})

it('reports every network change until it is stopped', () => {
  const connection = new EventTarget()
  vi.stubGlobal('navigator', { onLine: true, connection })
  const [page, onChange] = [new EventTarget(), vi.fn()]
  vi.stubGlobal('window', page)
  const stop = watchNetwork(onChange)
  const change = () => {
    for (const event of ['online', 'offline']) page.dispatchEvent(new Event(event))
    connection.dispatchEvent(new Event('change'))
  }
  change()
  expect(onChange).toHaveBeenCalledTimes(3)
  stop()
  change()
  expect(onChange).toHaveBeenCalledTimes(3)
})

it('shows the offset from UTC', () => {
  const now = { getTimezoneOffset: () => -330 } as Date
  expect(checkTimeZone(now).facts).toMatch(/, UTC\+05:30$/)
})
