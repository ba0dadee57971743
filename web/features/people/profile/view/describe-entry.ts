// What an entry of any section but work shows, in the same few parts.

import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EntryContents, EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { LanguageLevel, PermitKind, ProfileSection } from '#shared/features/people/profile/profile-sections.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { formatPartialDate } from './partial-date.ts'

type Description = {
  title: string
  facts: string[]
  period: { start: string; end: string } | null
  /** As stored: a year, a month or a day. */
  date: string
  text: string
  points: readonly string[]
  words: readonly string[]
  url: string
}

export const levelNames: Record<LanguageLevel, MessageDescriptor> = {
  basic: msg`Basic`,
  conversational: msg`Conversational`,
  fluent: msg`Fluent`,
  native: msg`Native`,
}

export const permitNames: Record<PermitKind, MessageDescriptor> = {
  citizen: msg`Citizen`,
  permanent: msg`Permanent residence`,
  permit: msg`Work permit`,
}

type Parts = Partial<Omit<Description, 'facts'>> & { title: string; facts?: readonly (string | null)[] }
type Described = Exclude<ProfileSection, 'work'>

const describers: { [S in Described]: (content: EntryContents[S], i18n: I18n) => Parts } = {
  education: ({ school, degree, field, score, courses, url, start, end }) => ({
    title: school,
    facts: [[degree, field].filter(Boolean).join(', '), score],
    period: { start, end },
    words: courses,
    url,
  }),
  projects: ({ name, role, entity, description, highlights, keywords, url, start, end }) => ({
    title: name,
    facts: [role, entity],
    period: { start, end },
    text: description,
    points: highlights,
    words: keywords,
    url,
  }),
  portfolio: ({ title, role, client, description, keywords, url }) => ({
    title,
    facts: [role, client],
    text: description,
    words: keywords,
    url,
  }),
  skills: ({ name, level, keywords }) => ({ title: name, facts: [level], words: keywords }),
  languages: ({ name, level, fluency }, i18n) => ({
    title: name,
    facts: [fluency || (level && i18n._(levelNames[level]))],
  }),
  certificates: ({ name, issuer, date, url }) => ({ title: name, facts: [issuer], date, url }),
  volunteer: ({ organization, role, summary, highlights, url, start, end }) => ({
    title: organization,
    facts: [role],
    period: { start, end },
    text: summary,
    points: highlights,
    url,
  }),
  awards: ({ title, issuer, date, summary }) => ({
    title,
    facts: [issuer],
    date,
    text: summary,
  }),
  publications: ({ name, publisher, date, summary, url }) => ({
    title: name,
    facts: [publisher],
    date,
    text: summary,
    url,
  }),
  links: ({ network, username, url }) => ({ title: network || username || url, facts: [network && username], url }),
  interests: ({ name, keywords }) => ({ title: name, words: keywords }),
  references: ({ name, quote }) => ({ title: name, text: quote }),
  permits: ({ country, kind, expires }, i18n) => {
    const until = expires && formatPartialDate(expires, i18n.locale)
    return {
      title: displayNames(i18n.locale, { type: 'region', fallback: 'code' }).of(country) ?? country,
      facts: [i18n._(permitNames[kind]), until && i18n._(msg`until ${until}`)],
    }
  },
}

export function describeEntry(entry: Extract<EntryDraft, { section: Described }>, i18n: I18n): Description {
  const describe = describers[entry.section] as (content: EntryDraft['content'], i18n: I18n) => Parts
  const { facts = [], ...parts } = describe(entry.content, i18n)
  const nothing = { period: null, date: '', text: '', points: [], words: [], url: '' }
  return { ...nothing, ...parts, facts: facts.filter((fact): fact is string => Boolean(fact)) }
}

/** Names an entry in lists and buttons. */
export const titleOfEntry = (entry: EntryDraft, i18n: I18n): string =>
  entry.section === 'work' ? entry.content.company : describeEntry(entry, i18n).title
