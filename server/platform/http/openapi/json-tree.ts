// Walks a JSON document built by a library, whose shape is only partly known.

export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Rebuilds a document bottom-up; `change` gets every object in it, with its children already changed. */
export const mapObjects = (tree: JsonObject, change: (node: JsonObject) => JsonObject): JsonObject =>
  change(Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, mapValue(value, change)])))

function mapValue(value: unknown, change: (node: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((one) => mapValue(one, change))
  return isObject(value) ? mapObjects(value, change) : value
}
