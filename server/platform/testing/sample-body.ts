// Builds a body that a contract accepts from its schema, so that a test can try every endpoint, including those added
// later.

import { z } from 'zod'

/** Values to try, until the schema accepts one. */
const candidates = [
  'Something that people write',
  'Something longer that people write. '.repeat(4).trim(),
  'somebody@people.example',
  'Africa/Nairobi',
  'KES',
  'en',
  '123456',
  'AB23CD45EF',
  'sample',
  'a'.repeat(22),
  'a'.repeat(43),
  'a'.repeat(87),
  'https://people.example/sample',
  '2030-01-01T00:00:00.000Z',
  '2030-01-02T00:00:00.000Z',
  '2030-01-03T00:00:00.000Z',
  '2030-01-01',
  '2030-01-02',
  '2021',
  '1994-03-17',
  '0199d5a4-0000-7000-8000-00000000000a',
  true,
  1,
  60,
  600,
  [],
]

const MAX_TURNS = 50

/** Fields may depend on each other in ways only the whole schema can check, so other values are tried until it accepts. */
export function sampleOf(schema: z.ZodType): unknown {
  let rejected = ''
  // With all fields and short lists if possible; some fields are mutually exclusive, and some lists have to be longer.
  for (const [isWhole, atLeast] of [
    [true, 1],
    [false, 1],
    [true, 3],
  ] as const)
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      let picks = turn
      let optional = 0
      const sample = make(schema, {
        pick: (values) => values[picks++ % values.length],
        atLeast,
        // Each turn omits another subset of the optional fields.
        leavesOut: () => !isWhole && ((turn >> optional++) & 1) === 1,
      })
      const { success, error } = schema.safeParse(sample)
      if (success) return sample
      rejected = z.prettifyError(error)
    }
  throw new Error(`sample-body found no valid value; the last error was: ${rejected}`)
}

type Choices = { pick: (values: readonly unknown[]) => unknown; leavesOut: () => boolean; atLeast: number }

function make(schema: z.core.$ZodType, choices: Choices): unknown {
  const { pick } = choices
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [name, make(field, choices)]),
    )
  if (schema instanceof z.ZodArray)
    return Array.from({ length: Math.max(choices.atLeast, minLengthOf(schema)) }, () => make(schema.element, choices))
  if (schema instanceof z.ZodEnum) return pick(schema.options)
  if (schema instanceof z.ZodLiteral) return pick([...schema.values])
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return choices.leavesOut() ? undefined : make(schema.unwrap(), choices)
  if (schema instanceof z.ZodUnion) return pick(schema.options.map((option) => make(option, choices)))
  return pick(candidates.filter((candidate) => z.safeParse(schema, candidate).success))
}

function minLengthOf(schema: z.core.$ZodType): number {
  const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def as { minimum?: number })
  return checks.find(({ minimum }) => minimum !== undefined)?.minimum ?? 0
}

/** Paths at which fields unknown to the schema would pass through; empty if all is well. */
export function looseObjectsIn(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return openings(described, 'body')
}

function openings(described: unknown, at: string): string[] {
  if (typeof described !== 'object' || described === null) return []
  const { type, additionalProperties, propertyNames } = described as {
    type?: string
    additionalProperties?: unknown
    propertyNames?: { pattern?: string }
  }
  // Keyed by ids only: no field of ours has such a name.
  const isKeyedById = propertyNames?.pattern !== undefined
  const isOpen = type === 'object' && additionalProperties !== false && !isKeyedById
  const parts = Object.entries(described).flatMap(([name, part]) => openings(part, `${at}.${name}`))
  return isOpen ? [at, ...parts] : parts
}
