// Readable messages for validation issues. The web shows them while a person types, the server returns the same ones
// with a 422.

import type { z } from 'zod'
import type { FieldErrors } from './errors.ts'

/** The part of Lingui's I18n needed here, because shared/ itself depends only on zod. */
type Translator = { _(descriptor: { id: string; message: string; values?: Record<string, unknown> }): string }

type Issue = z.core.$ZodIssue

/** All messages by field path; issues about the value as a whole are under ''. */
export function describeIssues(i18n: Translator, issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const path = issue.path.join('.')
    fields[path] ??= []
    fields[path].push(describeIssue(i18n, issue))
  }
  return fields
}

/**
 * A custom rule in a contract provides its own message, marked for extraction:
 * `.refine(isFree, { params: /* i18n *\/ { id: 'validation.slot_taken', message: 'Choose another time.' } })`
 */
export function describeIssue(i18n: Translator, issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeMissing(i18n, issue.expected)
    case 'too_small':
      return describeTooSmall(i18n, issue)
    case 'too_big':
      return describeTooBig(i18n, issue)
    case 'invalid_format':
      return describeFormat(i18n, issue)
    case 'not_multiple_of':
      return issue.divisor === 1
        ? describeWholeNumber(i18n)
        : i18n._({
            id: 'validation.multiple_of',
            message: 'Enter a multiple of {divisor, number}.',
            values: { divisor: issue.divisor },
          })
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true
        ? i18n._({ id: 'validation.accept', message: 'Tick this box to continue.' })
        : i18n._({ id: 'validation.choose', message: 'Choose one of the options.' })
    case 'unrecognized_keys':
      return i18n._({
        id: 'validation.unknown_fields',
        message: 'Unknown fields: {fields}.',
        values: { fields: issue.keys.join(', ') },
      })
    case 'custom':
      return isCustomMessage(issue.params) ? i18n._(issue.params) : describeOther(i18n)
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return describeOther(i18n)
  }
}

// The only wrong types a form can produce are a missing value, and text instead of a number or date.
function describeMissing(i18n: Translator, expected: string): string {
  switch (expected) {
    case 'int':
      return describeWholeNumber(i18n)
    case 'number':
    case 'bigint':
      return i18n._({ id: 'validation.number', message: 'Enter a number.' })
    case 'date':
      return i18n._({ id: 'validation.date', message: 'Enter a date.' })
    default:
      return describeRequired(i18n)
  }
}

const describeWholeNumber = (i18n: Translator) =>
  i18n._({ id: 'validation.whole_number', message: 'Enter a whole number.' })

const describeRequired = (i18n: Translator) => i18n._({ id: 'validation.required', message: 'Fill this in.' })

function describeTooSmall(i18n: Translator, issue: z.core.$ZodIssueTooSmall): string {
  const values = { minimum: Number(issue.minimum) }
  switch (issue.origin) {
    case 'string':
      if (values.minimum === 1) return describeRequired(i18n)
      return i18n._({
        id: 'validation.text_too_short',
        message: 'Write at least {minimum, plural, one {# character} other {# characters}}.',
        values,
      })
    case 'array':
    case 'set':
      return i18n._({
        id: 'validation.too_few',
        message: 'Choose at least {minimum, plural, one {# item} other {# items}}.',
        values,
      })
    case 'date':
      return i18n._({ id: 'validation.date_too_early', message: 'Choose a later date.' })
    case 'file':
      return i18n._({ id: 'validation.file_empty', message: 'This file is empty. Choose another one.' })
    case 'number':
    case 'int':
    case 'bigint':
    default:
      return issue.inclusive === false
        ? i18n._({ id: 'validation.number_above', message: 'Enter more than {minimum, number}.', values })
        : i18n._({ id: 'validation.number_minimum', message: 'Enter {minimum, number} or more.', values })
  }
}

function describeTooBig(i18n: Translator, issue: z.core.$ZodIssueTooBig): string {
  const values = { maximum: Number(issue.maximum) }
  switch (issue.origin) {
    case 'string':
      return i18n._({
        id: 'validation.text_too_long',
        message: 'Write at most {maximum, plural, one {# character} other {# characters}}.',
        values,
      })
    case 'array':
    case 'set':
      return i18n._({
        id: 'validation.too_many',
        message: 'Choose at most {maximum, plural, one {# item} other {# items}}.',
        values,
      })
    case 'date':
      return i18n._({ id: 'validation.date_too_late', message: 'Choose an earlier date.' })
    case 'file':
      return i18n._({ id: 'validation.file_too_large', message: 'This file is too large. Choose a smaller one.' })
    case 'number':
    case 'int':
    case 'bigint':
    default:
      return issue.inclusive === false
        ? i18n._({ id: 'validation.number_below', message: 'Enter less than {maximum, number}.', values })
        : i18n._({ id: 'validation.number_maximum', message: 'Enter {maximum, number} or less.', values })
  }
}

function describeFormat(
  i18n: Translator,
  { format, pattern }: { format: string; pattern?: string | undefined },
): string {
  switch (format) {
    case 'email':
      return i18n._({ id: 'validation.email', message: 'Enter an email address, for example name@example.com.' })
    case 'url':
      return i18n._({ id: 'validation.url', message: 'Enter a full link, for example https://example.com.' })
    case 'e164':
      return i18n._({ id: 'validation.phone', message: 'Add the country code, for example +254.' })
    case 'date':
    case 'datetime':
      return i18n._({ id: 'validation.date', message: 'Enter a date.' })
    case 'time':
      return i18n._({ id: 'validation.time', message: 'Enter a time, for example 16:30.' })
    default:
      return describePattern(i18n, pattern)
  }
}

/** Codes are the only patterned values people type; all others are chosen from a list or written by programs. */
function describePattern(i18n: Translator, pattern = ''): string {
  const [, digits] = /^\/\^\\d\{(\d+)\}\$\/$/.exec(pattern) ?? []
  return digits === undefined
    ? i18n._({ id: 'validation.format', message: 'This is not in the expected format.' })
    : i18n._({ id: 'validation.digits', message: 'Enter {digits} digits, without spaces.', values: { digits } })
}

const describeOther = (i18n: Translator) =>
  i18n._({ id: 'validation.other', message: 'This value is not valid here. Choose another one.' })

/** In the browser its text is compiled, and no longer a string (scripts/build/compiled-messages.ts). */
const isCustomMessage = (params: Record<string, unknown> | undefined): params is { id: string; message: string } =>
  typeof params?.['id'] === 'string' && (typeof params['message'] === 'string' || Array.isArray(params['message']))
