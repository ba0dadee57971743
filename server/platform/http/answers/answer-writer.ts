// Answers as JSON: what the contract names and nothing else, so that nothing else can leak. Values are not looked at again;
// that they are what the contract says is checked wherever tests run. Made once per endpoint.

import type { z } from 'zod'

type Schema = z.core.$ZodType
type Fields = Readonly<Record<string, unknown>>

/** What of a value is told. */
type Keep = (value: unknown) => unknown
/** As JSON; undefined when there is nothing to tell. */
type Write = (value: unknown) => string | undefined

export const answerWriter = (schema: z.ZodType): Write => writerOf(schema)

/**
 * Keys that are numbers, which only records have, cost all that is written in one go with them its quick way (four times
 * the time, for a search), so what holds a record is written in parts.
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

/** Null: it is told as it is. */
function keeperOf(schema: Schema): Keep | null {
  const { def } = known(schema)
  switch (def.type) {
    case 'string':
      return cleanerOf(def.checks ?? [])
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'undefined':
    case 'unknown':
      return null
    case 'object':
      return def.catchall ? parserOf(schema) : objectKeeper(def.shape)
    case 'array': {
      const keep = keeperOf(def.element)
      return keep && ((value) => (value as readonly unknown[]).map(keep))
    }
    case 'record': {
      const keep = keeperOf(def.valueType)
      return keep && ((value) => mapValues(value as Fields, keep))
    }
    case 'nullable': {
      const keep = keeperOf(def.innerType)
      return keep && ((value) => (value === null ? null : keep(value)))
    }
    case 'optional': {
      const keep = keeperOf(def.innerType)
      return keep && ((value) => (value === undefined ? undefined : keep(value)))
    }
    case 'default': {
      const keep = keeperOf(def.innerType) ?? asItIs
      return (value) => (value === undefined ? def.defaultValue : keep(value))
    }
    case 'prefault': {
      const keep = keeperOf(def.innerType) ?? asItIs
      return (value) => keep(value === undefined ? def.defaultValue : value)
    }
    case 'union':
      return choiceKeeper(schema, def)
    default:
      return parserOf(schema)
  }
}

const asItIs: Keep = (value) => value

/** What needs a look at the value to know which part of the contract it is of. */
const parserOf =
  (schema: Schema): Keep =>
  (value) =>
    (schema as z.ZodType).parse(value)

/**
 * As code of its own, like zod's: what is copied field by field in a loop takes ten times as long. Names of fields come from
 * contracts alone and stand in it as quoted texts.
 */
function objectKeeper(shape: Readonly<Record<string, Schema>>): Keep {
  const keepers = Object.values(shape).map(keeperOf)
  const fields = Object.keys(shape).map((name, place) => {
    const quoted = JSON.stringify(name)
    return `[${quoted}]: ${keepers[place] ? `keepers[${place}](value[${quoted}])` : `value[${quoted}]`}`
  })
  const compile = new Function('keepers', `return (value) => ({ ${fields.join(', ')} })`) as (
    keepers: readonly (Keep | null)[],
  ) => Keep
  return compile(keepers)
}

/** Of objects that say what they are the right one is known; all others have to be tried. */
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
    if (!keep) throw new Error(`the contract knows no ${discriminator} ${String(kind)}`)
    return keep(value)
  }
}

/** Texts that the contract tidies are told tidied. */
function cleanerOf(checks: readonly z.core.$ZodCheck<never>[]): Keep | null {
  const cleaners = (checks as readonly z.core.$ZodChecks[]).flatMap(({ _zod: { def } }) =>
    def.check === 'overwrite' ? [def.tx] : [],
  )
  return cleaners.length === 0 ? null : (value) => cleaners.reduce((text: unknown, clean) => clean(text), value)
}

const mapValues = (fields: Fields, keep: Keep): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, keep(value)]))

const known = (schema: Schema) => (schema as z.core.$ZodTypes)._zod
