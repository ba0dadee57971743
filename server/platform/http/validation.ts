// Input is validated by the contract's own zod schemas; every issue is reported with its field.

import type { I18n } from '@lingui/core'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import type { FieldErrors } from '#shared/errors.ts'
import { storable } from '#shared/kit/text/clean-text.ts'
import { describeIssue } from '#shared/validation-messages.ts'
import { AppError, type MessageDescriptor } from './app-error.ts'

export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('invalid input')
    this.issues = issues
  }

  describe(i18n: I18n): AppError {
    const fields: FieldErrors = {}
    for (const issue of this.issues) {
      const path = issue.path.join('.') || '_'
      fields[path] = [...(fields[path] ?? []), describeIssue(i18n, issue)]
    }
    return new AppError('invalid_input', { fields })
  }
}

/** An issue only the service can detect, reported like one of the contract's: in the reader's language, with its field. */
export const fieldError = (path: (string | number)[], words: MessageDescriptor): InvalidInput =>
  new InvalidInput([{ code: 'custom', path, message: words.message, input: undefined, params: words }])

export const validateWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // A missing body counts as one with every field missing, so that each field gets its own message.
    const result = schema.safeParse(storable(httpPart === 'body' ? (data ?? {}) : data))
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) }
  }
