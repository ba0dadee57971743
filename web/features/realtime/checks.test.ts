import { afterEach, expect, it, vi } from 'vitest'
import { checkDevice, checkNetwork, checkTimeZone } from './checks.ts'

afterEach(() => vi.unstubAllGlobals())

it('names the refusal of a device that may not be used', async () => {
  const getUserMedia = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  expect(await checkDevice('video')).toEqual({ isGood: false, facts: 'NotAllowedError' })
})

it('lets a device go once it has seen it', async () => {
  const stop = vi.fn()
  const stream = { getTracks: () => [{ label: 'Desk camera', stop }] }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } })
  expect(await checkDevice('video')).toEqual({ isGood: true, facts: 'Desk camera' })
  expect(stop).toHaveBeenCalledTimes(1)
})

it('tells a server that answers badly from one that does not answer', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  expect(await checkNetwork()).toMatchObject({ isGood: false, facts: expect.stringContaining('status 503') })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  expect(await checkNetwork()).toEqual({ isGood: false, facts: 'TypeError' })
})

it('tells the distance to universal time', () => {
  const now = { getTimezoneOffset: () => -330 } as Date
  expect(checkTimeZone(now).facts).toMatch(/, UTC\+05:30$/)
})
