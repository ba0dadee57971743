import { describe, expect, it } from 'vitest'
import { fieldsOf, typeOf } from './schema-fields.ts'

const schemas = {
  Company: {
    type: 'object',
    properties: { name: { type: 'string', maxLength: 80 }, hours: { $ref: '#/components/schemas/Hours' } },
    required: ['name'],
  },
  Hours: { type: 'object', properties: { from: { type: 'integer', minimum: 0 } }, required: ['from'] },
  Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } },
}

describe('a schema as rows', () => {
  it('names nested fields with dots and follows references', () => {
    expect(fieldsOf({ $ref: '#/components/schemas/Company' }, schemas)).toEqual([
      { name: 'name', type: 'string', isRequired: true, limits: ['length ≤ 80'] },
      { name: 'hours', type: 'object', isRequired: false, limits: [] },
      { name: 'hours.from', type: 'integer', isRequired: true, limits: ['≥ 0'] },
    ])
  })

  it('expands the items of a list', () => {
    const list = { type: 'object', properties: { items: { type: 'array', items: schemas.Hours } } }
    expect(fieldsOf(list, schemas).map(({ name, type }) => [name, type])).toEqual([
      ['items', 'object[]'],
      ['items[]', 'object'],
      ['items[].from', 'integer'],
    ])
  })

  it('keeps a list of primitive values in one row', () => {
    const list = { type: 'object', properties: { roles: { type: 'array', items: { enum: ['talent', 'company'] } } } }
    expect(fieldsOf(list, schemas)).toEqual([
      { name: 'roles', type: '("talent" | "company")[]', isRequired: false, limits: [] },
    ])
  })

  it('terminates on a recursive schema', () => {
    expect(fieldsOf({ $ref: '#/components/schemas/Tree' }, schemas).length).toBeLessThan(10)
  })

  it('keeps keywords next to a reference', () => {
    const hours = { $ref: '#/components/schemas/Hours', default: { from: 9 } }
    expect(fieldsOf({ properties: { hours } }, schemas)[0]?.limits).toEqual(['default {"from":9}'])
  })

  it('names every alternative of a union', () => {
    expect(typeOf({ oneOf: [{ type: 'string' }, schemas.Hours] }, schemas)).toBe('string | object')
  })

  it('marks nullable values', () => {
    expect(typeOf({ anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }, schemas)).toBe(
      'string (date-time) | null',
    )
    expect(typeOf({ type: ['string', 'null'], format: 'date-time' }, schemas)).toBe('string (date-time) | null')
    expect(typeOf({ type: ['array', 'null'], items: { type: 'string' } }, schemas)).toBe('string[] | null')
  })
})
