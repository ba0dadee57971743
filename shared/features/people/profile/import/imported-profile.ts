import type { Contact } from '../profile.contract.ts'
import { type EntryDraft, entryDraft } from '../profile-entries.ts'
import type { ProfileSection } from '../profile-sections.ts'

/** What a file of another service says, in our sections. */
export type ImportedProfile = {
  headline: string
  summary: string
  contact: Partial<Contact>
  entries: EntryDraft[]
  /** Entries that break a rule of ours, such as one without a name. */
  left: number
}

/** An entry before the contract has seen it. */
export type RawEntry = { section: ProfileSection; content: Record<string, unknown> }

export function validEntries(raw: readonly RawEntry[]): Pick<ImportedProfile, 'entries' | 'left'> {
  const entries = raw.flatMap((one) => entryDraft.safeParse(one).data ?? [])
  return { entries, left: raw.length - entries.length }
}

/** Anything that is not text becomes none: files of other services hold all kinds of values. */
export const textOf = (value: unknown, most = Number.POSITIVE_INFINITY): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, most).toWellFormed() : ''

export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map((one) => textOf(one)).filter(Boolean)

const DATE = /^(19|20)\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?/

/** As precise as the file says it; a time of day is dropped. */
export const dateOf = (value: unknown): string => DATE.exec(textOf(value))?.[0] ?? ''

export const addressOf = (value: unknown): string => {
  const text = textOf(value)
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`
}
