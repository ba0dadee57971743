// The OpenAPI document in the order a person reads it: by area, then by path, then by method.

import type { JsonSchema, OpenApiDocument, OpenApiOperation } from './openapi-document.ts'
import { type Field, fieldsOf } from './schema-fields.ts'

export type Operation = {
  /** Names the operation in links. */
  anchor: string
  method: string
  path: string
  summary: string
  guard: string | null
  parameters: (Field & { place: string })[]
  body: Field[]
  answers: { status: string; fields: Field[] }[]
}

export type Area = { name: string; operations: Operation[] }

export function outlineOf(document: OpenApiDocument): Area[] {
  const schemas = document.components?.schemas ?? {}
  // What comes from a contract carries its area as a tag; health checks and relays carry none and are not for callers.
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const area = operation.tags?.[0]
      return area === undefined ? [] : [{ area, ...operationOf(method, path, operation, schemas) }]
    }),
  )
  operations.sort((a, b) => compare(a.area, b.area) || compare(a.path, b.path) || compare(a.method, b.method))
  const areas = Map.groupBy(operations, ({ area }) => area)
  return [...areas].map(([name, inArea]) => ({
    name,
    operations: inArea.map(({ area: _, ...operation }) => operation),
  }))
}

function operationOf(
  method: string,
  path: string,
  operation: OpenApiOperation,
  schemas: Record<string, JsonSchema>,
): Operation {
  const shape = (content: { content?: Record<string, { schema?: JsonSchema }> } | undefined): Field[] => {
    const schema = content?.content?.['application/json']?.schema
    return schema ? fieldsOf(schema, schemas) : []
  }
  return {
    anchor: `${method}${path}`
      .replace(/[^a-z0-9]+/gi, '-')
      .replace(/-$/, '')
      .toLowerCase(),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    guard: operation['x-guard'] ?? null,
    parameters: (operation.parameters ?? []).flatMap((parameter) =>
      fieldsOf(
        {
          properties: { [parameter.name]: parameter.schema ?? {} },
          required: parameter.required ? [parameter.name] : [],
        },
        schemas,
      ).map((field) => ({ ...field, place: parameter.in })),
    ),
    body: shape(operation.requestBody),
    answers: Object.entries(operation.responses ?? {}).map(([status, answer]) => ({ status, fields: shape(answer) })),
  }
}

/** Every word must be found somewhere in the method, the path or the summary. */
export function searchOutline(areas: readonly Area[], search: string): Area[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ method, path, summary }: Operation) => {
    const text = `${method} ${path} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return areas
    .map((area) => ({ ...area, operations: area.operations.filter(matches) }))
    .filter(({ operations }) => operations.length > 0)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
