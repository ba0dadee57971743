// Serializes responses: only what the contract names, so nothing else can leak. Values are not validated again here; tests
// check that they match their contract. Writers are built once per endpoint.

import type { z } from 'zod'

type Schema = z.core.$ZodType
type Fields = Readonly<Record<string, unknown>>

/** Picks the part of a value that may be sent. */
type Keep = (value: unknown) => unknown
/** Serializes to JSON; undefined when there is nothing to send. */
type Write = (value: unknown) => string | undefined

export const answerWriter = (schema: Schema): Write => writerOf(schema)

/**
 * JSON.stringify loses its fast path on objects with numeric keys, which only records have (a search takes four times as
 * long), so anything that contains a record is serialized part by part.
 */
function writerOf(schema: Schema): Write {
  const { def } = known(schema)
  if (def.type === 'object' && !def.catchall && holdsRecord(schema)) return partsWriter(def.shape)
  if (def.type === 'nullable' && holdsRecord(schema)) {
    const write = writerOf(def.innerType)
    return (value) => (value === null ? 'null' : write(value))
  }
  const keep = keeperOf(schema)
  return keep ? (value) => JSON.stringify(keep(value)) : (value) => JSON.stringify(value)
}

function partsWriter(shape: Readonly<Record<string, Schema>>): Write {
  const parts = Object.entries(shape).map(([name, schema]) => ({
    name,
    label: `${JSON.stringify(name)}:`,
    write: writerOf(schema),
  }))
  return (value) => {
    let text = ''
    for (const { name, label, write } of parts) {
      const part = write((value as Fields)[name])
      if (part !== undefined) text += text === '' ? label + part : `,${label}${part}`
    }
    return `{${text}}`
  }
}

function holdsRecord(schema: Schema): boolean {
  const { def } = known(schema)
  if (def.type === 'record') return true
  if (def.type === 'nullable') return holdsRecord(def.innerType)
  return def.type === 'object' && Object.values(def.shape).some(holdsRecord)
}

/** Sent unchanged. */
const plain: ReadonlySet<string> = new Set(['number', 'boolean', 'enum', 'literal', 'undefined', 'unknown'])

/** Null: the value is sent unchanged. */
function keeperOf(schema: Schema): Keep | null {
  const { def } = known(schema)
  if (plain.has(def.type)) return null
  if (def.type === 'string') return cleanerOf(def.checks ?? [])
  if (def.type === 'object') return def.catchall ? parserOf(schema) : objectKeeper(def.shape)
  if (def.type === 'array') {
    const keep = keeperOf(def.element)
    return keep && ((value) => (value as readonly unknown[]).map(keep))
  }
  if (def.type === 'record') return recordKeeper(def)
  if (def.type === 'union') return choiceKeeper(schema, def)
  return wrapperKeeper(schema)
}

function wrapperKeeper(schema: Schema): Keep | null {
  const { def } = known(schema)
  if (def.type === 'nullable' || def.type === 'optional') {
    const keep = keeperOf(def.innerType)
    const nothing = def.type === 'nullable' ? null : undefined
    return keep && ((value) => (value === nothing ? nothing : keep(value)))
  }
  if (def.type === 'default' || def.type === 'prefault') {
    const keep = keeperOf(def.innerType) ?? asItIs
    const isKept = def.type === 'default'
    return (value) => {
      if (value !== undefined) return keep(value)
      return isKept ? def.defaultValue : keep(def.defaultValue)
    }
  }
  return parserOf(schema)
}

const asItIs: Keep = (value) => value

/** Falls back to zod where only the value decides which part of the contract applies. */
const parserOf =
  (schema: Schema): Keep =>
  (value) =>
    (schema as z.ZodType).parse(value)

function objectKeeper(shape: Readonly<Record<string, Schema>>): Keep {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, keep: keeperOf(schema) }))
  return (value) => {
    const kept: Record<string, unknown> = {}
    for (const { name, keep } of fields) {
      const field = (value as Fields)[name]
      kept[name] = keep ? keep(field) : field
    }
    return kept
  }
}

/** Records with a closed set of keys send only those; other keys are data themselves, such as ids. */
function recordKeeper({ keyType, valueType }: z.core.$ZodRecordDef): Keep {
  const named = keyType._zod.values
  if (named) return objectKeeper(Object.fromEntries([...named].map((name) => [String(name), valueType])))
  const keep = keeperOf(valueType)
  return (value) => {
    const fields = withoutPrototypeKey(value as Fields)
    return keep ? mapValues(fields, keep) : fields
  }
}

/** zod drops this key when it parses a record, so no client would ever see it. */
function withoutPrototypeKey(fields: Fields): Fields {
  if (!Object.hasOwn(fields, '__proto__')) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== '__proto__'))
}

/** Discriminated unions pick their schema by tag; all others have to be tried one by one. */
function choiceKeeper(schema: Schema, def: z.core.$ZodUnionDef & { discriminator?: string }): Keep {
  const { discriminator } = def
  if (discriminator === undefined) return parserOf(schema)
  const keepers = new Map<unknown, Keep>()
  for (const option of def.options) {
    const keep = keeperOf(option) ?? asItIs
    for (const kind of option._zod.propValues?.[discriminator] ?? []) keepers.set(kind, keep)
  }
  return (value) => {
    const kind = (value as Fields)[discriminator]
    const keep = keepers.get(kind)
    if (!keep) throw new Error(`the contract has no ${discriminator} ${String(kind)}`)
    return keep(value)
  }
}

/** Strings the contract normalizes are sent normalized. */
function cleanerOf(checks: readonly z.core.$ZodCheck[]): Keep | null {
  const cleaners = (checks as readonly z.core.$ZodChecks[]).flatMap(({ _zod: { def } }) =>
    def.check === 'overwrite' ? [def.tx] : [],
  )
  return cleaners.length === 0 ? null : (value) => cleaners.reduce((text: unknown, clean) => clean(text), value)
}

const mapValues = (fields: Fields, keep: Keep): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, keep(value)]))

const known = (schema: Schema) => (schema as z.core.$ZodTypes)._zod
