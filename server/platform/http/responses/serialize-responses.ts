import { isDeepStrictEqual } from 'node:util'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { responseWriter } from './response-writer.ts'

/**
 * `isChecked`: a response that violates its contract, or is serialized differently from what the contract parses, is a bug
 * and becomes a 500. Production does not spend the time (docs/decisions/021).
 */
export const serializeResponses =
  ({ isChecked }: { isChecked: boolean }): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) => {
    const write = responseWriter(schema)
    return (answer) => {
      const text = write(answer) ?? ''
      if (isChecked && !isSameJson(text, JSON.stringify(schema.parse(answer))))
        throw new Error(`a response is not what its contract parses: ${text.slice(0, 200)}`)
      return text
    }
  }

/** Ignores the order of the fields. */
const isSameJson = (text: string, read: string | undefined): boolean =>
  text === (read ?? '') || (read !== undefined && isDeepStrictEqual(JSON.parse(text), JSON.parse(read)))
