import { brotliDecompressSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { errors } from '#shared/errors.ts'
import { errorMeanings } from './openapi-errors.ts'

const MOST_BYTES_PER_OPERATION = 1100

let test: TestApp
let text: string

beforeAll(async () => {
  test = await createTestApp()
  text = (await test.visitor().get('/docs/api/openapi.json')).body
})

afterAll(async () => test.close())

describe('the API document', () => {
  it('is sent compressed, and only if the caller does not have it yet', async () => {
    const ask = (headers: Record<string, string>) => test.app.inject({ url: '/docs/api/openapi.json', headers })
    const packed = await ask({ 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300',
      vary: expect.stringContaining('Accept-Encoding') as string,
    })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text)
    expect((await ask({ 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip')
    const again = await ask({ 'if-none-match': `"x", ${String(packed.headers.etag)}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is generated once', async () => {
    const generate = vi.spyOn(test.app, 'swagger')
    await Promise.all([1, 2].map(() => test.visitor().get('/docs/api/openapi.json')))
    expect(generate).not.toHaveBeenCalled()
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('is small: give reused schemas an id with `.meta({ id })`', () => {
    const paths = Object.values(JSON.parse(text).paths as Record<string, object>)
    const operations = paths.flatMap((path) => Object.keys(path)).length
    expect(Buffer.byteLength(text) / operations).toBeLessThanOrEqual(MOST_BYTES_PER_OPERATION)
  })

  it('has no dangling references', () => {
    const { components } = JSON.parse(text)
    const refs = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
    expect(refs.length).toBeGreaterThan(100)
    expect(refs.filter(([, kind = '', name = '']) => !components[kind]?.[name])).toEqual([])
  })

  it('describes every error once: its format, and what each status means', () => {
    const { paths, components } = JSON.parse(text)
    const operations = Object.values(paths as Record<string, object>).flatMap((path) => Object.values(path))
    const withoutError = operations.filter(
      ({ responses }) => responses.default?.$ref !== '#/components/responses/Error',
    )
    expect(withoutError).toEqual([])
    expect(components.responses.Error.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Error',
    })
    expect(components.schemas.Error.required).toEqual(['message', 'code', 'requestId'])
    const statuses = new Set(Object.values(errors).map(({ status }) => String(status)))
    expect(new Set(Object.keys(errorMeanings))).toEqual(statuses)
  })

  it('keeps the default of a field that references a shared schema', () => {
    const { schema } = JSON.parse(text).paths['/company/api/companies'].post.requestBody.content['application/json']
    expect(schema.properties.workWindow).toEqual({
      $ref: '#/components/schemas/WorkWindow',
      default: { from: 540, to: 1020 },
    })
  })

  it('is served as JSON and does not change between requests', async () => {
    const again = await test.visitor().get('/docs/api/openapi.json')
    expect(again.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(again.body).toBe(text)
  })
})
