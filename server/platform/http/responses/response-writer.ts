// Serializes responses: only what the contract names, so nothing else can leak. Values are not validated again here; tests
// check that they match their contract. Writers are built once per endpoint.

import type { z } from 'zod'

type Schema = z.core.$ZodType
type Fields = Readonly<Record<string, unknown>>

/** Picks the part of a value that may be sent. */
type Filter = (value: unknown) => unknown
/** Serializes to JSON; undefined when there is nothing to send. */
type Write = (value: unknown) => string | undefined

export const responseWriter = (schema: Schema): Write => writerOf(schema)

/** Many contracts share a schema, and all nodes of a process share the contracts. */
function oncePerSchema<T>(build: (schema: Schema) => T): (schema: Schema) => T {
  const built = new WeakMap<Schema, { result: T }>()
  return (schema) => {
    const known = built.get(schema) ?? { result: build(schema) }
    built.set(schema, known)
    return known.result
  }
}

/**
 * JSON.stringify loses its fast path on objects with numeric keys, which only records have (a search takes four times as
 * long), so anything that contains a record is serialized part by part.
 */
const writerOf = oncePerSchema((schema: Schema): Write => {
  const { def } = internalsOf(schema)
  if (def.type === 'object' && !def.catchall && holdsRecord(schema)) return partsWriter(def.shape)
  if (def.type === 'nullable' && holdsRecord(schema)) {
    const write = writerOf(def.innerType)
    return (value) => (value === null ? 'null' : write(value))
  }
  const filter = filterOf(schema)
  return filter ? (value) => JSON.stringify(filter(value)) : (value) => JSON.stringify(value)
})

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
  const { def } = internalsOf(schema)
  if (def.type === 'record') return true
  if (def.type === 'nullable') return holdsRecord(def.innerType)
  return def.type === 'object' && Object.values(def.shape).some(holdsRecord)
}

/** Sent unchanged. */
const plain: ReadonlySet<string> = new Set(['number', 'boolean', 'enum', 'literal', 'undefined', 'unknown'])

/** Null: the value is sent unchanged. */
const filterOf = oncePerSchema((schema: Schema): Filter | null => {
  const { def } = internalsOf(schema)
  if (plain.has(def.type)) return null
  if (def.type === 'string') return normalizerOf(def.checks ?? [])
  if (def.type === 'object') return def.catchall ? parserOf(schema) : objectFilter(def.shape)
  if (def.type === 'array') {
    const filter = filterOf(def.element)
    return filter && ((value) => (value as readonly unknown[]).map(filter))
  }
  if (def.type === 'record') return recordFilter(def)
  if (def.type === 'union') return unionFilter(schema, def)
  return wrapperFilter(schema)
})

function wrapperFilter(schema: Schema): Filter | null {
  const { def } = internalsOf(schema)
  if (def.type === 'nullable' || def.type === 'optional') {
    const filter = filterOf(def.innerType)
    const nothing = def.type === 'nullable' ? null : undefined
    return filter && ((value) => (value === nothing ? nothing : filter(value)))
  }
  if (def.type === 'default' || def.type === 'prefault') {
    const filter = filterOf(def.innerType) ?? unchanged
    const isFinal = def.type === 'default'
    return (value) => {
      if (value !== undefined) return filter(value)
      return isFinal ? def.defaultValue : filter(def.defaultValue)
    }
  }
  return parserOf(schema)
}

const unchanged: Filter = (value) => value

/** Falls back to zod where only the value decides which part of the contract applies. */
const parserOf =
  (schema: Schema): Filter =>
  (value) =>
    (schema as z.ZodType).parse(value)

function objectFilter(shape: Readonly<Record<string, Schema>>): Filter {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, filter: filterOf(schema) }))
  return (value) => {
    const picked: Record<string, unknown> = {}
    for (const { name, filter } of fields) {
      const field = (value as Fields)[name]
      picked[name] = filter ? filter(field) : field
    }
    return picked
  }
}

/** Records with a closed set of keys send only those; other keys are data themselves, such as ids. */
function recordFilter({ keyType, valueType }: z.core.$ZodRecordDef): Filter {
  const named = keyType._zod.values
  if (named) return objectFilter(Object.fromEntries([...named].map((name) => [String(name), valueType])))
  const filter = filterOf(valueType)
  return (value) => {
    const fields = withoutPrototypeKey(value as Fields)
    return filter ? mapValues(fields, filter) : fields
  }
}

/** zod drops this key when it parses a record, so no client would ever see it. */
function withoutPrototypeKey(fields: Fields): Fields {
  if (!Object.hasOwn(fields, '__proto__')) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== '__proto__'))
}

/** Discriminated unions pick their schema by tag; all others have to be tried one by one. */
function unionFilter(schema: Schema, def: z.core.$ZodUnionDef & { discriminator?: string }): Filter {
  const { discriminator } = def
  if (discriminator === undefined) return parserOf(schema)
  const filters = new Map<unknown, Filter>()
  for (const option of def.options) {
    const filter = filterOf(option) ?? unchanged
    for (const kind of option._zod.propValues?.[discriminator] ?? []) filters.set(kind, filter)
  }
  return (value) => {
    const kind = (value as Fields)[discriminator]
    const filter = filters.get(kind)
    if (!filter) throw new Error(`the contract has no ${discriminator} ${String(kind)}`)
    return filter(value)
  }
}

/** Strings the contract normalizes are sent normalized. */
function normalizerOf(checks: readonly z.core.$ZodCheck[]): Filter | null {
  const normalizers = (checks as readonly z.core.$ZodChecks[]).flatMap(({ _zod: { def } }) =>
    def.check === 'overwrite' ? [def.tx] : [],
  )
  return normalizers.length === 0
    ? null
    : (value) => normalizers.reduce((text: unknown, normalize) => normalize(text), value)
}

const mapValues = (fields: Fields, filter: Filter): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filter(value)]))

const internalsOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod
