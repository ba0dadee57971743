// Makes the generated OpenAPI document small and pleasant for client generators. Every schema with an id (`.meta({ id })`)
// arrives twice, for responses (`Job`) and for requests (`JobInput`); most pairs are identical, many are never used, and
// formats come with the pattern they stand for.

import { asObject, isObject, type JsonObject, mapObjects } from './json-tree.ts'
import { shareParameters } from './openapi-parameters.ts'

type Schemas = Record<string, JsonObject>

const SCHEMA = '#/components/schemas/'
const INPUT = 'Input'

export function tidyDocument(document: JsonObject): JsonObject {
  const { components, paths, ...rest } = document
  const { schemas, ...others } = asObject(components)
  const read = Object.entries(asObject(schemas)).map(([name, schema]) => [name, tidySchema(asObject(schema))] as const)
  const opened = Object.fromEntries(
    read.map(([name, schema]) => [name, isSent(name) ? schema : withoutClosing(schema)]),
  )
  const { paths: operations, parameters } = shareParameters(openResponses(tidySchema(asObject(paths))))
  const shared = findSamePairs(opened)
  const named = Object.keys(parameters).length > 0 && { parameters: renameRefs(parameters, shared) }
  const renamed = { ...rest, paths: renameRefs(operations, shared), components: { ...others, ...named } }
  const kept = Object.fromEntries(
    Object.entries(opened)
      .filter(([name]) => !shared.has(name))
      .map(([name, schema]) => [name, renameRefs(schema, shared)]),
  )
  return { ...renamed, components: { ...renamed.components, schemas: keepUsed(kept, renamed) } }
}

const isSent = (name: string): boolean => name.endsWith(INPUT)

const REDUNDANT_PATTERNS = new Set<unknown>(['uuid', 'date', 'date-time', 'email'])

/** The format makes the pattern redundant, and the limits of safe integers are those of JSON itself. */
const tidySchema = (schema: JsonObject): JsonObject =>
  mapObjects(schema, (node) => {
    const { pattern, maximum, minimum, ...rest } = node
    return {
      ...withNullType(rest),
      ...(rest['description'] === UNDESCRIBED && { description: 'Success.' }),
      ...(pattern !== undefined && !REDUNDANT_PATTERNS.has(node['format']) && { pattern }),
      ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
      ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    }
  })

/** Written by the plugin where a response has no description, which the format requires. */
const UNDESCRIBED = 'Default Response'

/** A plain type or null, as one schema: `{ "type": ["string", "null"] }`. */
function withNullType({ anyOf, ...rest }: JsonObject): JsonObject {
  const [one, none, ...more] = Array.isArray(anyOf) ? (anyOf as unknown[]) : []
  const isPlain = isObject(one) && typeof one['type'] === 'string' && !('const' in one) && !('enum' in one)
  if (!isPlain || !isObject(none) || none['type'] !== 'null' || more.length > 0)
    return anyOf === undefined ? rest : { ...rest, anyOf }
  return { ...one, ...rest, type: [one['type'], 'null'] }
}

/** Responses may get new fields at any time: a client that rejects unknown ones would break. */
const withoutClosing = (schema: JsonObject): JsonObject =>
  mapObjects(schema, ({ additionalProperties, ...node }) =>
    additionalProperties === undefined || additionalProperties === false ? node : { ...node, additionalProperties },
  )

const openResponses = (paths: JsonObject): JsonObject =>
  mapObjects(paths, (node) =>
    isObject(node['responses']) ? { ...node, responses: withoutClosing(node['responses']) } : node,
  )

/** The `Input` names whose schema equals the one without `Input`, provided the same holds for everything they reference. */
function findSamePairs(schemas: Schemas): Set<string> {
  const pairs = new Set(Object.keys(schemas).filter((name) => isSent(name) && withoutInput(name) in schemas))
  let before = -1
  while (before !== pairs.size) {
    before = pairs.size
    for (const name of pairs) {
      const sent = JSON.stringify(renameRefs(schemas[name] ?? {}, pairs))
      const read = JSON.stringify(renameRefs(schemas[withoutInput(name)] ?? {}, pairs))
      if (sent !== read) pairs.delete(name)
    }
  }
  return pairs
}

const withoutInput = (name: string): string => name.slice(0, -INPUT.length)

const renameRefs = (tree: JsonObject, shared: Set<string>): JsonObject =>
  mapObjects(tree, (node) => {
    const name = nameOf(node['$ref'])
    return name !== undefined && shared.has(name) ? { ...node, $ref: SCHEMA + withoutInput(name) } : node
  })

function keepUsed(schemas: Schemas, document: JsonObject): Schemas {
  const used = new Set<string>()
  const visit = (tree: JsonObject): void => {
    mapObjects(tree, (node) => {
      const name = nameOf(node['$ref'])
      if (name !== undefined && !used.has(name)) {
        used.add(name)
        visit(schemas[name] ?? {})
      }
      return node
    })
  }
  visit(document)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

const nameOf = (ref: unknown): string | undefined =>
  typeof ref === 'string' && ref.startsWith(SCHEMA) ? ref.slice(SCHEMA.length) : undefined
