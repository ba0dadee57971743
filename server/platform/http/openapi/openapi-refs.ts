// @fastify/swagger drops the siblings of a `$ref`, such as the default of a field, although OpenAPI 3.1 allows them. So
// references are wrapped while the plugin runs and unwrapped afterwards.

import { isObject, type JsonObject, mapObjects } from './json-tree.ts'

export const wrapRefs = (tree: JsonObject): JsonObject =>
  mapObjects(tree, (node) => {
    const { $ref, ...beside } = node
    return typeof $ref === 'string' && Object.keys(beside).length > 0 ? { ...beside, allOf: [{ $ref }] } : node
  })

export const unwrapRefs = (tree: JsonObject): JsonObject =>
  mapObjects(tree, (node) => {
    const { allOf, ...beside } = node
    const [only, ...more] = Array.isArray(allOf) ? (allOf as unknown[]) : []
    return isObject(only) && typeof only['$ref'] === 'string' && more.length === 0 ? { ...only, ...beside } : node
  })
