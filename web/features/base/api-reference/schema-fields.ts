// A JSON schema as readable rows: nested objects become dotted names, arrays get `[]`.

import type { JsonSchema } from './openapi-document.ts'

export type Field = {
  name: string
  type: string
  isRequired: boolean
  /** Limits and the default, such as `≤ 254 characters`. */
  limits: string[]
}

type Schemas = Record<string, JsonSchema>

/** Deeper levels are left to the named schema. */
const MAX_DEPTH = 4

export function fieldsOf(schema: JsonSchema, schemas: Schemas): Field[] {
  return rows(schema, '', true, schemas, MAX_DEPTH)
}

function rows(given: JsonSchema, name: string, isRequired: boolean, schemas: Schemas, depth: number): Field[] {
  const schema = withoutNull(resolve(given, schemas), schemas)
  const own: Field = { name, type: typeOf(given, schemas), isRequired, limits: limitsOf(schema) }
  if (depth === 0) return [own]
  if (schema.properties) {
    const inner = Object.entries(schema.properties).flatMap(([key, property]) =>
      rows(property, name ? `${name}.${key}` : key, schema.required?.includes(key) ?? false, schemas, depth - 1),
    )
    return name === '' || inner.length === 0 ? inner : [own, ...inner]
  }
  if (schema.items) {
    const inner = rows(schema.items, `${name}[]`, true, schemas, depth - 1)
    const isPlain = inner.length === 1 && inner[0]?.name === `${name}[]`
    return isPlain ? [own] : [own, ...inner]
  }
  return [own]
}

export function typeOf(given: JsonSchema, schemas: Schemas): string {
  const schema = resolve(given, schemas)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return describeChoices(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((one) => typeOf(one, schemas)))].join(' | ')
  const names = [schema.type ?? (schema.properties ? 'object' : 'any')].flat()
  if (schema.items) return [listOf(typeOf(schema.items, schemas)), ...names.filter(isNull)].join(' | ')
  return names.map((name) => (schema.format && !isNull(name) ? `${name} (${schema.format})` : name)).join(' | ')
}

function limitsOf({ minLength, maxLength, minimum, maximum, default: preset }: JsonSchema): string[] {
  const limits: [string, string | number | undefined][] = [
    ['length ≥', minLength],
    ['length ≤', maxLength],
    ['≥', minimum],
    // The largest safe integer is JavaScript's limit, not ours.
    ['≤', maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum],
    ['default', preset === undefined ? undefined : JSON.stringify(preset)],
  ]
  return limits.filter(([, value]) => value !== undefined).map(([word, value]) => `${word} ${value}`)
}

function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { $ref, ...beside } = schema
  const name = $ref?.split('/').at(-1)
  // Keywords next to a reference narrow it, such as a default.
  return name === undefined ? schema : { ...schemas[name], ...beside }
}

/** Renders `Thing | null` as a Thing; its type says that it is nullable. */
function withoutNull(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  return choices.length === 1 && choices[0] ? resolve(choices[0], schemas) : schema
}

const isNull = (type: string): boolean => type === 'null'

const listOf = (type: string): string => (type.includes(' | ') ? `(${type})[]` : `${type}[]`)

/** Listing every country would drown the rest of the page. */
const CHOICES_SHOWN = 12

function describeChoices(choices: readonly unknown[]): string {
  const shown = choices.slice(0, CHOICES_SHOWN).map((value) => JSON.stringify(value))
  const hidden = choices.length - shown.length
  return [...shown, ...(hidden > 0 ? [`… ${hidden} more`] : [])].join(' | ')
}
