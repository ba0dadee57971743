import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const BOUNDARY = 'multipart/form-data; boundary=x'
const post = (payload: string, type = BOUNDARY) =>
  test.app.inject({ method: 'POST', url: '/login', headers: { 'content-type': type }, payload })

describe('a form with files', () => {
  it('is rejected before it is read when it is too large in total, however small its parts', async () => {
    const part = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(900_000)}\r\n`
    const answer = await post(`${part.repeat(8)}--x--\r\n`)
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' })
  })

  it.each([
    ['without a boundary', 'x', 'multipart/form-data'],
    ['that is truncated', '--x\r\nContent-Disposition', BOUNDARY],
    ['with an oversized boundary', 'x', `multipart/form-data; boundary=${'x'.repeat(300)}`],
  ])('%s is rejected as malformed', async (_what, payload, type) => {
    const answer = await post(payload, type)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed_request' })
  })
})
