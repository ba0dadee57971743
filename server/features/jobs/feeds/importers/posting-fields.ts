// Lenient parsing of feed fields: a field of the wrong type is treated as missing. Only a job without an id, a title or an
// address is unusable.

import { z } from 'zod'
import { DEFAULT_HOURS_PER_WEEK, type JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import { MAX_COMPANY_NAME, MIN_COMPANY_NAME } from '#shared/features/people/companies/company-limits.ts'
import { moneyFromMajor, type PayPeriod } from '#shared/kit/money.ts'
import { cleanLine } from '#shared/kit/text/clean-text.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import { FeedError, type FeedPage, type Posting } from './importer.ts'

const MAX_ID = 200
const MAX_TITLE = 140
const MAX_LINE = 200
/** Of entries that could not be read. */
export const MAX_SAMPLES = 5
/** Per feed, across all pages. */
export const MAX_POSTINGS = 5_000

export const externalId = z
  .union([z.string(), z.number().int()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1).max(MAX_ID))

export const title = z
  .string()
  .transform((value) => value.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE))
  .pipe(z.string().min(1))

/** A company's name. */
export const employer = z
  .string()
  .transform((value) => cleanLine(value))
  .pipe(z.string().min(MIN_COMPANY_NAME).max(MAX_COMPANY_NAME))

export const webAddress = z.url({ protocol: /^https?$/ }).max(2_000)

export const line = z
  .string()
  .transform((value) => value.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE) || null)
  .nullable()
  .catch(null)

export const longText = z.string().catch('')
/** Validated where it is used. */
export const anything = z.unknown().optional()
export const flag = z.boolean().catch(false)
export const amount = z.coerce.number().positive().finite().nullable().catch(null)

/** Anything but a list is treated as an empty one. */
export const listOf = <T extends z.ZodType>(item: T) => z.array(item.nullable().catch(null)).catch([])

export const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined)

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FeedError('not_json', { cause: error })
  }
}

/** The list of entries in a response, or a clear error. */
export function entriesIn<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new FeedError('wrong_format')
  return parsed.data
}

export function readEntries<T>(
  entries: readonly unknown[],
  schema: z.ZodType<T>,
  toPosting: (entry: T) => Posting,
  next: string | null = null,
): FeedPage {
  if (entries.length > MAX_POSTINGS) throw new FeedError('too_many_jobs')
  const read = entries.map((entry) => schema.safeParse(entry))
  const postings = read.flatMap(({ data }) => (data === undefined ? [] : [toPosting(data)]))
  const failed = entries.filter((_entry, place) => !read[place]?.success)
  return {
    postings: mergeSameId(postings),
    unreadable: failed.length,
    samples: failed.slice(0, MAX_SAMPLES).map(sampleOf),
    next,
  }
}

const MAX_SAMPLE = 120

/** Enough of an entry to find it again: its title if it has one. */
export function sampleOf(entry: unknown): string {
  const { title: heading, position, name } = z.looseObject({}).safeParse(entry).data ?? {}
  const text = [heading, position, name].find((one) => typeof one === 'string' && one.trim() !== '')
  const words = typeof text === 'string' ? text : typeof entry === 'string' ? entry : JSON.stringify(entry)
  return (words ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SAMPLE)
}

/** Some feeds repeat a job once per location. */
function mergeSameId(postings: readonly Posting[]): Posting[] {
  return [...Map.groupBy(postings, ({ externalId: id }) => id).values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...first,
            locationLines: [...new Set([first, ...others].flatMap(({ locationLines }) => locationLines))],
            offices: [first, ...others].flatMap(({ offices }) => offices),
          },
        ]
      : [],
  )
}

/** The date of any value that has one: ISO, RFC 822, milliseconds. */
export function dayOf(value: unknown): LocalDate | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) return validDay(value.slice(0, 10))
  return validDay(value)
}

function validDay(value: string | number): LocalDate | null {
  const date = new Date(value)
  const year = date.getUTCFullYear()
  return year >= 2000 && year <= 2100 ? date.toISOString().slice(0, 10) : null
}

/** With the number of periods per payment: biweekly pay covers two weeks. */
const periodWords: [PayPeriod, RegExp, periods: number][] = [
  ['hour', /hour/i, 1],
  ['day', /day|daily/i, 1],
  ['week', /bi-?week|fortnight/i, 2],
  ['week', /week/i, 1],
  ['month', /semi-?month/i, 0.5],
  ['month', /bi-?month/i, 2],
  ['month', /month/i, 1],
  ['year', /year|annual|annum/i, 1],
]

/** Structured pay of a feed. Ignored without a period or a currency. */
export function payOf(given: {
  min: number | null
  max: number | null
  currency: string | null
  period: string | null
}): JobPay | null {
  const currency = given.currency?.toUpperCase()
  const [period, , periods = 1] = periodWords.find(([, pattern]) => pattern.test(given.period ?? '')) ?? []
  if (!period || !currency || !/^[A-Z]{3}$/.test(currency)) return null
  if (given.min === null && given.max === null) return null
  const money = (major: number | null) => (major === null ? null : moneyFromMajor(major / periods, currency))
  const base = { period, hoursPerWeek: DEFAULT_HOURS_PER_WEEK, basis: 'gross', policy: 'global' } as const
  return { min: money(given.min), max: money(given.max), ...base }
}

/** A bare name, or the name inside one of the addresses people copy from their browser. */
export function nameIn(given: string, addresses: readonly RegExp[]): string | null {
  const text = given.trim()
  if (/^[\w.-]{1,80}$/.test(text)) return text
  for (const address of addresses) {
    const name = address.exec(text)?.[1]
    if (name) return name
  }
  return null
}

export const asWebAddress = (given: string): string | null => webAddress.safeParse(given.trim()).data ?? null
