// What reading the document alone can say. It never approves or rejects: it asks for better photos, or hands over to a person
// with what it found.

import { MIN_AGE } from '#shared/features/people/identity/identity-limits.ts'
import type { IdentityReason, NameMatch, PhotoHint } from '#shared/features/people/identity/identity-words.ts'
import { hasWrongDigit, type MrzReading } from '../reading/read-mrz.ts'
import { matchNames } from './name-match.ts'

export type CheckInput = {
  legalName: string
  birthDate: string
  /** The person says that the document has a zone. */
  hasMrz: boolean
  reading: MrzReading | null
  /** Of the side that was read. */
  hints: readonly PhotoHint[]
  isDocumentTaken: boolean
  today: Date
}

export type CheckResult = {
  /** The person can do something about them. */
  fixable: IdentityReason[]
  /** For the operator. */
  findings: IdentityReason[]
  nameMatch: NameMatch | null
}

export function autoCheck(input: CheckInput): CheckResult {
  const { legalName, birthDate, hasMrz, reading, hints, isDocumentTaken, today } = input
  const fixable: IdentityReason[] = []
  const findings: IdentityReason[] = []
  const nameMatch = reading ? matchNames(legalName, reading) : null
  if (hasMrz && !reading) fixable.push(reasonUnread(hints))
  if (reading && hasWrongDigit(reading)) fixable.push('mrz_check_failed')
  // A wrong digit makes everything that was read doubtful.
  else if (reading) {
    if (reading.expiresOn !== null && reading.expiresOn <= isoDay(today)) fixable.push('expired')
    if (reading.birthDate !== null && reading.birthDate !== birthDate) fixable.push('data_mismatch')
    if (nameMatch === 'none') fixable.push('name_mismatch')
    if (nameMatch === 'partial') findings.push('name_mismatch')
  }
  if (ageOn(birthDate, today) < MIN_AGE) findings.push('underage')
  if (isDocumentTaken) findings.push('duplicate_person')
  if (hints.includes('black_white')) findings.push('black_white')
  return { fixable, findings, nameMatch }
}

function reasonUnread(hints: readonly PhotoHint[]): IdentityReason {
  if (hints.includes('blurry') || hints.includes('small')) return 'blurry'
  return hints.includes('glare') ? 'glare' : 'mrz_missing'
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

export function ageOn(birthDate: string, today: Date): number {
  const [years, rest] = [today.getUTCFullYear() - Number(birthDate.slice(0, 4)), isoDay(today).slice(4)]
  return rest < birthDate.slice(4) ? years - 1 : years
}
