import { describe, expect, it } from 'vitest'
import { outlineOf, searchOutline } from './api-outline.ts'
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
        responses: { '204': {} },
      },
    },
  },
  components: { schemas: { Company: { type: 'object', properties: { name: { type: 'string' } } } } },
}

describe('the outline of the API', () => {
  const areas = outlineOf(document)

  it('groups by area and sorts by path', () => {
    expect(areas.map(({ name, operations }) => [name, operations.map(({ path }) => path)])).toEqual([
      ['login', ['/login']],
      ['shared', ['/shared/api/companies', '/shared/api/companies/{slug}']],
    ])
  })

  it('leaves out what no contract describes', () => {
    expect(areas.flatMap(({ operations }) => operations.map(({ path }) => path))).not.toContain('/healthz')
  })

  it('tells what an operation takes and gives', () => {
    const company = areas[1]?.operations[1]
    expect(company).toMatchObject({ anchor: 'get-shared-api-companies-slug', method: 'GET', guard: 'open' })
    expect(company?.parameters).toEqual([{ name: 'slug', type: 'string', isRequired: true, limits: [], place: 'path' }])
    expect(company?.answers).toEqual([
      { status: '200', fields: [{ name: 'name', type: 'string', isRequired: false, limits: [] }] },
    ])
    expect(areas[0]?.operations[0]?.body.map(({ name }) => name)).toEqual(['email'])
  })

  it('is searched by words of method, path and summary', () => {
    const found = searchOutline(areas, 'get  COMPANY')
    expect(found.flatMap(({ operations }) => operations.map(({ path }) => path))).toEqual([
      '/shared/api/companies/{slug}',
    ])
    expect(searchOutline(areas, 'nothing like it')).toEqual([])
    expect(searchOutline(areas, ' ')).toEqual(areas)
  })
})
