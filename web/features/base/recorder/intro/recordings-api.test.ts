import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/app/session/api-error.ts'
import { sendSlice } from './recordings-api.ts'

vi.mock('#web/platform/uploads/upload-credentials.ts', () => ({ uploadCredentials: async () => ({ proof: 'mine' }) }))

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValueOnce(
    new Response(status === 204 ? null : '{"code":"status_changed_meanwhile"}', { status, headers }),
  )
const send = () => sendSlice('r1', 40, new Blob(['abc']))

it('uploads bytes at their offset, with the upload credentials', async () => {
  answer(204, { 'Upload-Offset': '43' })
  expect(await send()).toEqual({ state: 'received', upTo: 43 })
  const [url, init] = fetched.mock.lastCall ?? []
  expect(url).toBe('/talent/api/recordings/r1/slices?offset=40')
  expect(init).toMatchObject({
    method: 'PATCH',
    headers: { proof: 'mine', 'Content-Type': 'application/octet-stream' },
  })
})

it("continues from the server's offset when there would be a gap", async () => {
  answer(409, { 'Upload-Offset': '12' })
  expect(await send()).toEqual({ state: 'received', upTo: 12 })
})

it.each([429, 500, 503, 419])('retries later after %i', async (status) => {
  answer(status)
  expect(await send()).toEqual({ state: 'later' })
})

it('retries later when offline', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await send()).toEqual({ state: 'later' })
})

it.each([409, 404, 413, 507])('gives up after %i, with the reason', async (status) => {
  answer(status)
  const outcome = await send()
  expect(outcome.state).toBe('rejected')
  expect(outcome.state === 'rejected' && outcome.error).toBeInstanceOf(ApiError)
})
