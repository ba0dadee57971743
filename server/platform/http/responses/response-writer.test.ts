import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { responseWriter } from './response-writer.ts'

const person = z.object({ name: z.string().trim(), age: z.number().optional(), born: z.string().nullable() })
const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), radius: z.number() }),
  z.object({ kind: z.enum(['square', 'box']), side: z.number() }),
])

/** A schema, a value that it allows, and one with additional fields. */
const cases: Record<string, { schema: z.ZodType; answer: unknown }> = {
  text: { schema: z.string(), answer: 'a "quoted" line\n' },
  nothing: { schema: z.undefined(), answer: undefined },
  'an extra field': { schema: person, answer: { name: 'Ada', age: 36, born: null, secret: 'x' } },
  'a missing field': { schema: person, answer: { name: 'Ada', born: '1815-12-10' } },
  'text to be normalized': { schema: person, answer: { name: '  Ada ', born: null } },
  'extra fields deep down': {
    schema: z.object({ people: z.array(z.object({ inner: person.nullable() })) }),
    answer: {
      people: [{ inner: { name: 'Ada', born: null, secret: 'x' }, secret: 'y' }, { inner: null }],
      secret: 'z',
    },
  },
  'numeric keys': {
    schema: z
      .object({ first: person, counts: z.record(z.string(), z.number()), last: z.string().optional() })
      .nullable(),
    answer: { first: { name: 'Ada', born: null, secret: 'x' }, counts: { b: 1, 10: 2, 9: 3 }, secret: 'y' },
  },
  'null in place of counts': {
    schema: z.object({ counts: z.object({ of: z.record(z.string(), z.number()) }).nullable() }),
    answer: { counts: null, secret: 'x' },
  },
  'people by name': { schema: z.record(z.string(), person), answer: { ada: { name: 'Ada', born: null, secret: 'x' } } },
  // As in a search for the skill `__proto__`: `Object.fromEntries` makes it an ordinary key.
  'counts by names of Object.prototype': {
    schema: z.record(z.string(), z.number()),
    answer: JSON.parse('{"__proto__":1,"constructor":2}'),
  },
  'people by names of Object.prototype': {
    schema: z.record(z.string(), person),
    answer: JSON.parse('{"__proto__":{"name":"Ada","born":null},"toString":{"name":"Ada","born":null}}'),
  },
  'known keys in another order': {
    schema: z.record(z.enum(['close', 'verify']), z.boolean()),
    answer: { verify: true, close: false },
  },
  'some of the known keys': {
    schema: z.partialRecord(z.enum(['close', 'verify']), z.boolean()),
    answer: { verify: true },
  },
  'defaults for missing fields': {
    schema: z.object({ most: z.number().default(5), person: person.prefault({ name: ' Ada', born: null }) }),
    answer: {},
  },
  'a discriminated union': {
    schema: z.array(shape),
    answer: [
      { kind: 'circle', radius: 1, side: 2 },
      { kind: 'box', side: 3, radius: 4 },
    ],
  },
  'a union without a discriminator': {
    schema: z.union([z.object({ file: z.string() }), z.object({ text: z.string() }), z.number()]),
    answer: { text: 'Hello', secret: 'x' },
  },
  anything: { schema: z.object({ from: z.unknown() }), answer: { from: { any: ['thing'] } } },
  'a loose object': { schema: z.looseObject({ a: z.string() }), answer: { a: 'b', c: 'd' } },
}

describe('a response', () => {
  it.each(Object.entries(cases))('is serialized as its contract parses it: %s', (_name, { schema, answer }) => {
    expect(responseWriter(schema)(answer)).toBe(JSON.stringify(schema.parse(answer)))
  })

  it('contains nothing that the contract does not name', () => {
    const secrets = Object.values(cases).map(({ schema, answer }) => responseWriter(schema)(answer) ?? '')
    expect(secrets.filter((text) => text.includes('secret'))).toEqual([])
  })

  it('contains no record key that the contract does not name', () => {
    const rights = z.partialRecord(z.enum(['close', 'verify']), z.boolean())
    expect(responseWriter(rights)({ close: true, secret: true })).toBe('{"close":true}')
  })

  it('is not sent when the contract does not know its discriminator', () => {
    expect(() => responseWriter(shape)({ kind: 'secret' })).toThrow('has no kind secret')
  })
})
