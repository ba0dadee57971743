import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeIssues } from './validation-messages.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
i18n.setMessagesCompiler(compileMessage)

function wordsFor(schema: z.ZodType, value: unknown): string[] | undefined {
  const parsed = z.object({ field: schema }).safeParse(value === undefined ? {} : { field: value })
  return parsed.success ? undefined : describeIssues(i18n, parsed.error.issues)['field']
}

describe('the message for an invalid value', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a missing value', z.string(), undefined, 'Fill this in.'],
    ['an empty text', z.string().min(1), '', 'Fill this in.'],
    ['a short text', z.string().min(8), 'abc', 'Write at least 8 characters.'],
    ['a long text', z.string().max(1), 'abc', 'Write at most 1 character.'],
    ['no email', z.email(), 'amara', 'Enter an email address, for example name@example.com.'],
    ['no link', z.url(), 'amara', 'Enter a full link, for example https://example.com.'],
    ['a phone number without country', z.e164(), '0712', 'Add the country code, for example +254.'],
    ['no day', z.iso.date(), 'soon', 'Enter a date.'],
    ['no code', z.string().regex(/^\d{6}$/), '12 3', 'Enter 6 digits, without spaces.'],
    ['the wrong format', z.string().regex(/^[a-z]+$/), '1', 'This is not in the expected format.'],
    ['text for a number', z.number(), 'x', 'Enter a number.'],
    ['a fraction', z.int(), 1.5, 'Enter a whole number.'],
    ['a low number', z.number().min(1000), 3, 'Enter 1,000 or more.'],
    ['zero instead of a positive number', z.number().positive(), 0, 'Enter more than 0.'],
    ['a high number', z.number().max(10), 11, 'Enter 10 or less.'],
    ['a number that is not a multiple', z.number().multipleOf(5), 7, 'Enter a multiple of 5.'],
    ['too few', z.array(z.string()).min(2), ['a'], 'Choose at least 2 items.'],
    ['too many', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1 item.'],
    ['an unknown option', z.enum(['a', 'b']), 'c', 'Choose one of the options.'],
    ['terms not accepted', z.literal(true), false, 'Tick this box to continue.'],
    [
      'no member of a union',
      z.union([z.string(), z.number()]),
      {},
      'This value is not valid here. Choose another one.',
    ],
  ])('%s', (_, schema, value, words) => {
    expect(wordsFor(schema, value)).toEqual([words])
  })

  it('comes from the rule itself if it has one', () => {
    const params = { id: 'validation.test_only', message: 'Choose another time.' }
    expect(
      wordsFor(
        z.string().refine(() => false, { params }),
        'x',
      ),
    ).toEqual(['Choose another time.'])
    expect(
      wordsFor(
        z.string().refine(() => false),
        'x',
      ),
    ).toEqual(['This value is not valid here. Choose another one.'])
  })

  it('lists all messages of a field, by path', () => {
    const schema = z.object({ people: z.array(z.object({ email: z.email().min(20) })) })
    const parsed = schema.safeParse({ people: [{ email: 'a' }] })
    expect(parsed.success ? {} : describeIssues(i18n, parsed.error.issues)).toEqual({
      'people.0.email': ['Enter an email address, for example name@example.com.', 'Write at least 20 characters.'],
    })
  })

  it('is in the reader’s language', () => {
    const german = setupI18n({ locale: 'de', messages: { de: { 'validation.required': 'Bitte ausfüllen.' } } })
    const parsed = z.string().safeParse(undefined)
    expect(parsed.success ? {} : describeIssues(german, parsed.error.issues)).toEqual({ '': ['Bitte ausfüllen.'] })
  })
})

it('uses the message of a custom rule, also when the build has compiled it', () => {
  const ruleWith = (message: unknown) => z.string().refine(() => false, { params: { id: 'test.taken', message } })
  expect(wordsFor(ruleWith('Choose another time.'), 'x')).toEqual(['Choose another time.'])
  expect(wordsFor(ruleWith(['Choose another time.']), 'x')).toEqual(['Choose another time.'])
})
