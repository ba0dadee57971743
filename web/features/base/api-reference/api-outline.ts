// The OpenAPI document in reading order: by part, then by path, then by method.

import type { Content, OpenApiDocument, OpenApiOperation } from './openapi-document.ts'
import { type Field, fieldsOf } from './schema-fields.ts'

export type Operation = {
  /** Identifies the operation in links. */
  anchor: string
  method: string
  path: string
  summary: string
  guard: string | null
  parameters: (Field & { place: string })[]
  body: Field[]
  answers: { status: string; fields: Field[] }[]
}

/** All operations on one resource: `/login`, `/shared/api/companies`. */
export type Part = { name: string; operations: Operation[] }

export type OperationName = Pick<Operation, 'anchor' | 'method' | 'path' | 'summary'>
export type PartNames = { name: string; operations: OperationName[] }

export function outlineOf(document: OpenApiDocument): Part[] {
  const components = document.components ?? {}
  // Contracts tag their operations with an area; health checks and relays have no tag and are not for callers.
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags?.[0] === undefined ? [] : [operationOf(method, path, operation, components)],
    ),
  )
  operations.sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method))
  return [...Map.groupBy(operations, ({ path }) => partOf(path))].map(([name, inPart]) => ({
    name,
    operations: inPart,
  }))
}

function partOf(path: string): string {
  const [, area = '', api, subject] = path.split('/')
  return api === 'api' && subject !== undefined ? `/${area}/api/${subject}` : `/${area}`
}

/** One part in full plus the names of all parts: rendering everything at once is too much for a phone. */
export function readPart(parts: readonly Part[], wanted: string | null): { names: PartNames[]; part: Part | null } {
  return {
    names: parts.map(({ name, operations }) => ({
      name,
      operations: operations.map(({ anchor, method, path, summary }) => ({ anchor, method, path, summary })),
    })),
    part: parts.find(({ name }) => name === wanted) ?? parts[0] ?? null,
  }
}

function operationOf(
  method: string,
  path: string,
  operation: OpenApiOperation,
  { schemas = {}, responses = {} }: NonNullable<OpenApiDocument['components']>,
): Operation {
  const shape = (given: Content | undefined): Field[] => {
    const shared = given?.$ref?.split('/').at(-1)
    const schema = (shared === undefined ? given : responses[shared])?.content?.['application/json']?.schema
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

/** Every search word must occur in the method, the path or the summary. */
export function searchNames(parts: readonly PartNames[], search: string): PartNames[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ method, path, summary }: OperationName) => {
    const text = `${method} ${path} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return parts
    .map((part) => ({ ...part, operations: part.operations.filter(matches) }))
    .filter(({ operations }) => operations.length > 0)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
