// A profile in the format of https://jsonresume.org/schema, for the export of a person's data. Empty fields are left out.

import type { EntryContents, EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { ProfileSection } from '#shared/features/people/profile/profile-sections.ts'

type Item = Record<string, unknown>

const stated = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  )

/** The standard has one position per job, so every role becomes a job of its own. */
const jobsOf = ({ company, location, url, description, roles }: EntryContents['work']): Item[] =>
  roles.map(({ title, start, end, summary, highlights }) =>
    stated({
      name: company,
      location,
      description,
      position: title,
      url,
      startDate: start,
      endDate: end,
      summary,
      highlights,
    }),
  )

/** Sections the standard knows; links belong to the basics, permits and work samples have no place in it. */
const writers: {
  [S in Exclude<ProfileSection, 'work' | 'links' | 'permits' | 'portfolio'>]: (content: EntryContents[S]) => Item
} = {
  education: ({ school, url, field, degree, start, end, score, courses }) => ({
    institution: school,
    url,
    area: field,
    studyType: degree,
    startDate: start,
    endDate: end,
    score,
    courses,
  }),
  projects: ({ name, role, entity, type, url, start, end, description, highlights, keywords }) => ({
    name,
    description,
    highlights,
    keywords,
    startDate: start,
    endDate: end,
    url,
    roles: role.split(', ').filter(Boolean),
    entity,
    type,
  }),
  skills: ({ name, level, keywords }) => ({ name, level, keywords }),
  languages: ({ name, level, fluency }) => ({ language: name, fluency: fluency || level }),
  certificates: ({ name, issuer, date, url }) => ({ name, date, issuer, url }),
  volunteer: ({ organization, role, url, start, end, summary, highlights }) => ({
    organization,
    position: role,
    url,
    startDate: start,
    endDate: end,
    summary,
    highlights,
  }),
  awards: ({ title, issuer, date, summary }) => ({ title, date, awarder: issuer, summary }),
  publications: ({ name, publisher, date, url, summary }) => ({ name, publisher, releaseDate: date, url, summary }),
  interests: ({ name, keywords }) => ({ name, keywords }),
  references: ({ name, quote }) => ({ name, reference: quote }),
}

export function writeJsonResume(entries: readonly EntryDraft[]): Record<string, Item[]> {
  const sections: Record<string, Item[]> = {}
  for (const entry of entries) {
    const items = itemsOf(entry)
    if (items.length > 0) sections[entry.section] = [...(sections[entry.section] ?? []), ...items]
  }
  return sections
}

function itemsOf({ section, content }: EntryDraft): Item[] {
  if (section === 'work') return jobsOf(content)
  if (section === 'links' || section === 'permits' || section === 'portfolio') return []
  const write = writers[section] as (content: EntryDraft['content']) => Item
  return [stated(write(content))]
}

/** Links are the profiles of the basics. */
export const writeProfiles = (entries: readonly EntryDraft[]): Item[] =>
  entries.flatMap(({ section, content }) => (section === 'links' ? [stated({ ...content })] : []))
