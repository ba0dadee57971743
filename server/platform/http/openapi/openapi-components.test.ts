import { describe, expect, it } from 'vitest'
import { tidyDocument } from './openapi-components.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }

/** A document with one operation that accepts `sent` and responds with `read`. */
const documentOf = (sent: object, read: object, schemas: Record<string, object>) => ({
  paths: { '/things': { post: { requestBody: { schema: sent }, responses: { 200: { schema: read } } } } },
  components: { schemas },
})

const bodyOf = (sent: object) =>
  tidyDocument(documentOf(sent, {}, {})) as { paths: { '/things': { post: { requestBody: { schema: object } } } } }

describe('the components of the API document', () => {
  it('are one schema when request and response are the same', () => {
    const schemas = {
      Job: { type: 'object', properties: { pay: ref('Pay') }, additionalProperties: false },
      JobInput: { type: 'object', properties: { pay: ref('PayInput') } },
      Pay: { type: 'object', properties: { amount: text } },
      PayInput: { type: 'object', properties: { amount: text } },
    }
    const document = tidyDocument(documentOf(ref('JobInput'), ref('Job'), schemas))
    expect(document).toEqual(
      documentOf(ref('Job'), ref('Job'), {
        Job: { type: 'object', properties: { pay: ref('Pay') } },
        Pay: schemas.Pay,
      }),
    )
  })

  it('stay separate when they differ, including the schemas that contain them', () => {
    const schemas = {
      Job: { properties: { pay: ref('Pay') } },
      JobInput: { properties: { pay: ref('PayInput') } },
      Pay: { properties: { amount: text }, required: ['amount'] },
      PayInput: { properties: { amount: text } },
    }
    const document = documentOf(ref('JobInput'), ref('Job'), schemas)
    expect(tidyDocument(document)).toEqual(document)
  })

  it('are only those that something references', () => {
    const schemas = { Job: text, Unused: { properties: { job: ref('Job') } }, Other: text }
    expect(tidyDocument(documentOf(ref('Job'), {}, schemas))).toEqual(documentOf(ref('Job'), {}, { Job: text }))
  })
})

describe('a schema of the API document', () => {
  it('allows new fields in responses and stays closed in requests', () => {
    const closed = { type: 'object', additionalProperties: false }
    expect(tidyDocument(documentOf(closed, closed, {}))).toEqual(documentOf(closed, { type: 'object' }, {}))
  })

  it('omits redundant patterns and limits', () => {
    const id = { type: 'string', format: 'uuid', pattern: '^[0-9a-f-]{36}$' }
    const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
    const code = { type: 'string', pattern: '^[0-9]{6}$' }
    const { schema } = bodyOf({ properties: { id, count, code } }).paths['/things'].post.requestBody
    expect(schema).toEqual({
      properties: { id: { type: 'string', format: 'uuid' }, count: { type: 'integer', minimum: 0 }, code },
    })
  })

  it('is one schema when it is a plain type or null', () => {
    const nothing = { type: 'null' }
    const note = { type: 'string', maxLength: 9 }
    const { schema } = bodyOf({
      properties: { note: { default: null, anyOf: [note, nothing] }, job: { anyOf: [ref('Job'), nothing] } },
    }).paths['/things'].post.requestBody
    expect(schema).toEqual({
      properties: {
        note: { default: null, type: ['string', 'null'], maxLength: 9 },
        job: { anyOf: [ref('Job'), nothing] },
      },
    })
  })

  it('keeps fields named like a keyword', () => {
    const named = { properties: { pattern: text, minimum: text, maximum: text, format: text } }
    expect(bodyOf(named).paths['/things'].post.requestBody.schema).toEqual(named)
  })
})

it('parameters that several operations share are described once', () => {
  const id = { name: 'id', in: 'path', required: true, schema: text }
  const other = { ...id, schema: { type: 'integer' } }
  const limit = { name: 'limit', in: 'query', schema: text }
  const paths = {
    '/a/{id}': { get: { parameters: [id, limit] }, post: { parameters: [id] } },
    '/b/{id}': { get: { parameters: [other] }, post: { parameters: [other] } },
  }
  const link = (name: string) => ({ $ref: `#/components/parameters/${name}` })
  expect(tidyDocument({ paths, components: {} })).toMatchObject({
    paths: {
      '/a/{id}': { get: { parameters: [link('id'), limit] }, post: { parameters: [link('id')] } },
      '/b/{id}': { get: { parameters: [link('id2')] }, post: { parameters: [link('id2')] } },
    },
    components: { parameters: { id, id2: other } },
  })
})
