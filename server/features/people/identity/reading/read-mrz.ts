// What the machine-readable zone says, and whether its check digits are right. The names have none (ICAO 9303), so they never
// decide whether a zone is valid.

import { type FieldName, type ParseResult, parse } from 'mrz'

export const mrzChecks = ['number', 'birth', 'expiry', 'personal', 'composite'] as const
export type MrzCheck = (typeof mrzChecks)[number]

export type MrzReading = {
  format: 'TD1' | 'TD2' | 'TD3'
  /** Of three letters, as printed: some are not countries. */
  issuer: string
  nationality: string
  number: string
  lastName: string
  firstName: string
  /** ISO dates; null if there is none or it is not a date. */
  birthDate: string | null
  expiresOn: string | null
  /** Only the digits this kind of document has. */
  checks: Partial<Record<MrzCheck, boolean>>
}

const checkFields: Record<MrzCheck, FieldName> = {
  number: 'documentNumberCheckDigit',
  birth: 'birthDateCheckDigit',
  expiry: 'expirationDateCheckDigit',
  personal: 'personalNumberCheckDigit',
  composite: 'compositeCheckDigit',
}

/** Null if the lines are no zone of a kind we read, or nothing in them is right. `today` decides the century of a birth date. */
export function readMrz(lines: readonly string[], today: Date): MrzReading | null {
  const first = parseZone(lines, today)
  if (!first) return null
  const readings = hasWrongDigit(first) ? lookAlikes(lines, first).map((other) => parseZone(other, today)) : []
  const reading = readings.find((one) => one !== null && !hasWrongDigit(one)) ?? first
  const { number, birth, expiry } = reading.checks
  return number || birth || expiry ? reading : null
}

function parseZone(lines: readonly string[], today: Date): MrzReading | null {
  let result: ParseResult
  try {
    // Corrects letters where only digits can be, and the reverse.
    result = parse(lines, { autocorrect: true })
  } catch {
    return null
  }
  const { format, fields, details } = result
  if (format !== 'TD1' && format !== 'TD2' && format !== 'TD3') return null
  const detailOf = (field: FieldName) => details.find((one) => one.field === field)
  // The printed text, also where the library knows no such state, as with specimens.
  const stateIn = (field: FieldName) => {
    const { line = 0, start = 0, end = 0 } = detailOf(field) ?? {}
    return (lines[line] ?? '').slice(start, end).replaceAll('0', 'O').replaceAll('<', '')
  }
  const dateIn = (field: FieldName) => {
    const { line = 0, start = 0, end = 0 } = detailOf(field) ?? {}
    return (lines[line] ?? '').slice(start, end).replaceAll('O', '0').replaceAll('I', '1')
  }
  const checks: MrzReading['checks'] = {}
  for (const check of mrzChecks) {
    const digit = detailOf(checkFields[check])
    if (digit) checks[check] = digit.valid
  }
  return {
    format,
    issuer: stateIn('issuingState'),
    nationality: stateIn('nationality'),
    number: result.documentNumber ?? fields.documentNumber ?? '',
    lastName: fields.lastName ?? '',
    firstName: fields.firstName ?? '',
    birthDate: dateOf(dateIn('birthDate'), (year) => (year > today.getUTCFullYear() % 100 ? 1900 : 2000)),
    expiresOn: dateOf(dateIn('expirationDate'), (year) => (year >= EXPIRY_CENTURY ? 1900 : 2000)),
    checks,
  }
}

const twins: Record<string, string> = { O: '0', I: '1' }
/** 2 to the power of this many readings at most. */
const MAX_TWINS = 5

/**
 * Numbers may contain letters, so a 0 that was read as O is only noticed by its check digit. Never the reverse: with more
 * alternatives, a wrong digit would find one that fits.
 */
function lookAlikes(lines: readonly string[], { format }: MrzReading): string[][] {
  const { line, start } = format === 'TD1' ? { line: 0, start: 5 } : { line: 1, start: 0 }
  const text = lines[line] ?? ''
  const places = text
    .slice(start, start + 9)
    .split('')
    .flatMap((letter, at) => (twins[letter] ? [start + at] : []))
  if (places.length > MAX_TWINS) return []
  return Array.from({ length: 2 ** places.length - 1 }, (_, index) => {
    const letters = text.split('')
    places.forEach((place, bit) => {
      if (((index + 1) >> bit) & 1) letters[place] = twins[letters[place] ?? ''] ?? ''
    })
    return lines.map((one, at) => (at === line ? letters.join('') : one))
  })
}

/** No document in use expired before 1970 or expires after 2069. */
const EXPIRY_CENTURY = 70

function dateOf(digits: string, centuryOf: (year: number) => number): string | null {
  if (!/^\d{6}$/.test(digits)) return null
  const year = Number(digits.slice(0, 2))
  const text = `${centuryOf(year) + year}-${digits.slice(2, 4)}-${digits.slice(4)}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text
}

export const hasWrongDigit = ({ checks }: MrzReading): boolean => Object.values(checks).includes(false)
