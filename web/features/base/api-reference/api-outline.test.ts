import { describe, expect, it } from 'vitest'
import { outlineOf, readPart, searchNames } from './api-outline.ts'
import type { OpenApiDocument } from './openapi-document.ts'

const document: OpenApiDocument = {
  info: { title: 'Meridian API', version: '1' },
  paths: {
    '/shared/api/companies/{slug}': {
      get: {
        summary: 'One company.',
        tags: ['shared'],
        parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Company' } } } } },
        'x-guard': 'open',
      },
    },
    '/shared/api/companies': { get: { summary: 'Verified companies.', tags: ['shared'] } },
    '/healthz': { get: { summary: 'Alive.' } },
    '/login': {
      post: {
        summary: 'Signs in.',
        tags: ['login'],
        requestBody: {
          content: {
            'application/json': { schema: { properties: { email: { type: 'string' } }, required: ['email'] } },
          },
        },
        responses: { '204': {}, default: { $ref: '#/components/responses/Error' } },
      },
    },
  },
  components: {
    schemas: {
      Company: { type: 'object', properties: { name: { type: 'string' } } },
      Error: { type: 'object', properties: { code: { type: 'string' } } },
    },
    responses: {
      Error: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  },
}

describe('the outline of the API', () => {
  const parts = outlineOf(document)

  it('groups operations by resource and sorts them by path', () => {
    expect(parts.map(({ name, operations }) => [name, operations.map(({ path }) => path)])).toEqual([
      ['/login', ['/login']],
      ['/shared/api/companies', ['/shared/api/companies', '/shared/api/companies/{slug}']],
    ])
  })

  it('leaves out operations without a contract', () => {
    expect(parts.flatMap(({ operations }) => operations.map(({ path }) => path))).not.toContain('/healthz')
  })

  it('lists the parameters and responses of an operation', () => {
    const company = parts[1]?.operations[1]
    expect(company).toMatchObject({ anchor: 'get-shared-api-companies-slug', method: 'GET', guard: 'open' })
    expect(company?.parameters).toEqual([{ name: 'slug', type: 'string', isRequired: true, limits: [], place: 'path' }])
    expect(company?.answers).toEqual([
      { status: '200', fields: [{ name: 'name', type: 'string', isRequired: false, limits: [] }] },
    ])
    expect(parts[0]?.operations[0]?.body.map(({ name }) => name)).toEqual(['email'])
  })

  it('shows shared responses', () => {
    const answers = parts[0]?.operations[0]?.answers.map(({ status, fields }) => [
      status,
      fields.map(({ name }) => name),
    ])
    expect(answers).toEqual([
      ['204', []],
      ['default', ['code']],
    ])
  })

  it('can be searched by words of the method, path and summary', () => {
    const { names } = readPart(parts, null)
    const found = searchNames(names, 'get  COMPANY')
    expect(found.flatMap(({ operations }) => operations.map(({ path }) => path))).toEqual([
      '/shared/api/companies/{slug}',
    ])
    expect(searchNames(names, 'nothing like it')).toEqual([])
    expect(searchNames(names, ' ')).toEqual(names)
  })

  it('is read one part at a time; an unknown part falls back to the first', () => {
    expect(readPart(parts, '/shared/api/companies').part).toBe(parts[1])
    expect(readPart(parts, '/gone').part).toBe(parts[0])
    expect(readPart([], null).part).toBeNull()
  })
})
