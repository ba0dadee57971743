// The subset of OpenAPI 3.1 that our own document uses.

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  additionalProperties?: boolean | JsonSchema
  description?: string
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export type Content = { $ref?: string; content?: Record<string, { schema?: JsonSchema }>; description?: string }

export type OpenApiOperation = {
  summary?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: JsonSchema }[]
  requestBody?: Content
  responses?: Record<string, Content>
  'x-guard'?: string
}

export type OpenApiDocument = {
  info: { title: string; version: string }
  paths?: Record<string, Record<string, OpenApiOperation>>
  components?: { schemas?: Record<string, JsonSchema>; responses?: Record<string, Content> }
}
