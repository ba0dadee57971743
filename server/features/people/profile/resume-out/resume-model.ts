// What a résumé says, independent of the format it is written in.

import type { I18n } from '@lingui/core'
import type { OwnProfile, ProfileEntry } from '#shared/features/people/profile/profile.contract.ts'
import type { EntryContents, EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { LanguageLevel } from '#shared/features/people/profile/profile-sections.ts'
import type { ResumePart } from '#shared/features/people/profile/resume-options.ts'
import type { ResumeChoices, ResumeItem, ResumeOut } from '#shared/features/people/profile/resume-out.contract.ts'
import { dateTimeFormat, displayNames, listFormat } from '#shared/kit/intl/formatters.ts'
import { languageLevelTexts, sectionTexts } from './resume-texts.ts'

type Described = Omit<ResumeItem, 'id'>
type Section = ResumeOut['sections'][number]

export function buildResume(own: OwnProfile, choices: ResumeChoices, i18n: I18n): Omit<ResumeOut, 'missingCharacters'> {
  const included = own.entries.filter(({ id }) => !choices.without.includes(id))
  const isFirst = ({ id }: ProfileEntry) => choices.first.includes(id)
  const entries = [...included.filter(isFirst), ...included.filter((one) => !isFirst(one))]
  const sectionOf = (part: ResumePart): Section => ({
    part,
    title: i18n._(sectionTexts[part]),
    items: part === 'summary' ? summaryOf(own) : itemsOf(part, entries, own, i18n),
  })
  return {
    name: own.name,
    headline: own.facts.work?.headline ?? '',
    contact: contactOf(own, entries, i18n),
    sections: choices.parts.map(sectionOf).filter(({ items }) => items.length > 0),
  }
}

const nothing: Described = { title: '', note: '', period: '', text: '', points: [] }

const summaryOf = ({ summary }: OwnProfile): ResumeItem[] => (summary ? [{ ...nothing, id: null, text: summary }] : [])

function itemsOf(part: ResumePart, entries: readonly ProfileEntry[], own: OwnProfile, i18n: I18n): ResumeItem[] {
  const described = entries.flatMap(({ id, entry }) =>
    entry.section === part ? describe(entry, i18n).map((one) => ({ ...one, id })) : [],
  )
  const claimed = part === 'skills' ? (own.facts.work?.skills ?? []) : []
  if (claimed.length === 0) return described
  const list = listFormat(i18n.locale, { type: 'unit', style: 'short' })
  return [{ ...nothing, id: null, text: list.format(claimed.map(({ name }) => name)) }, ...described]
}

function contactOf({ contact, facts }: OwnProfile, entries: readonly ProfileEntry[], i18n: I18n): string[] {
  const { place } = facts
  const country = place && (displayNames(i18n.locale, { type: 'region' }).of(place.country) ?? place.country)
  const links = entries.flatMap(({ entry }) => (entry.section === 'links' ? [shortAddress(entry.content.url)] : []))
  return [
    ...(place ? [joined([place.city, country], ', ')] : []),
    contact.email,
    contact.phone,
    shortAddress(contact.url),
    ...links,
  ].filter(Boolean)
}

const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
const joined = (parts: readonly (string | null | undefined)[], by = ' · '): string => parts.filter(Boolean).join(by)

/** One line per role: recruiters scan for titles and dates. */
const rolesOf = ({ company, location, description, roles }: EntryContents['work'], i18n: I18n): Described[] =>
  roles.map(({ title, start, end, summary, highlights }, place) => ({
    title,
    note: joined([company, location]),
    period: periodText(start, end, i18n),
    // Said once, with the newest role.
    text: joined([place === 0 ? description : '', summary], '\n'),
    points: highlights,
  }))

function describe(entry: EntryDraft, i18n: I18n): Described[] {
  const { section, content } = entry
  if (section === 'work') return rolesOf(content, i18n)
  if (section === 'links' || section === 'permits') return []
  const write = describers[section] as (content: EntryDraft['content'], i18n: I18n) => Partial<Described>
  return [{ ...nothing, ...write(content, i18n) }]
}

const describers: {
  [S in Exclude<ResumePart, 'summary' | 'work'>]: (content: EntryContents[S], i18n: I18n) => Partial<Described>
} = {
  education: ({ school, degree, field, score, courses, start, end }, i18n) => ({
    title: joined([degree, field], ', ') || school,
    note: joined([degree || field ? school : '', score]),
    period: periodText(start, end, i18n, false),
    text: courses.join(', '),
  }),
  projects: ({ name, role, entity, url, start, end, description, highlights, keywords }, i18n) => ({
    title: name,
    note: joined([role, entity, shortAddress(url)]),
    period: periodText(start, end, i18n),
    text: joined([description, keywords.join(', ')], '\n'),
    points: highlights,
  }),
  portfolio: ({ title, role, client, url, description, keywords }) => ({
    title,
    note: joined([role, client, shortAddress(url)]),
    text: joined([description, keywords.join(', ')], '\n'),
  }),
  skills: ({ name, level, keywords }) => ({ title: joined([name, level], ', '), text: keywords.join(', ') }),
  languages: ({ name, level, fluency }, i18n) => ({ title: joined([name, fluency || levelText(level, i18n)], ' – ') }),
  certificates: ({ name, issuer, date, url }, i18n) => ({
    title: name,
    note: joined([issuer, shortAddress(url)]),
    period: dateText(date, i18n),
  }),
  volunteer: ({ organization, role, start, end, summary, highlights }, i18n) => ({
    title: role || organization,
    note: role ? organization : '',
    period: periodText(start, end, i18n),
    text: summary,
    points: highlights,
  }),
  awards: ({ title, issuer, date, summary }, i18n) => ({
    title,
    note: issuer,
    period: dateText(date, i18n),
    text: summary,
  }),
  publications: ({ name, publisher, date, url, summary }, i18n) => ({
    title: name,
    note: joined([publisher, shortAddress(url)]),
    period: dateText(date, i18n),
    text: summary,
  }),
  interests: ({ name, keywords }) => ({ title: name, note: keywords.join(', ') }),
  references: ({ name, quote }) => ({ title: name, text: quote }),
}

const levelText = (level: LanguageLevel | null, i18n: I18n): string => (level ? i18n._(languageLevelTexts[level]) : '')

function dateText(date: string, i18n: I18n): string {
  const [year = '', month] = date.split('-')
  if (!month) return year
  const format = dateTimeFormat(i18n.locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.format(Date.UTC(Number(year), Number(month) - 1, 1))
}

function periodText(start: string, end: string, i18n: I18n, isOngoing = true): string {
  const [from, to] = [dateText(start, i18n), dateText(end, i18n)]
  if (from && !to && isOngoing) return i18n._({ id: 'resume_out.since', message: '{from} – present', values: { from } })
  return from === to ? from : joined([from, to], ' – ')
}
