// The fields of each section's form, as data: one component renders them all. Roles of a job have their own component.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EntryContents } from '#shared/features/people/profile/profile-entries.ts'
import type { ProfileSection } from '#shared/features/people/profile/profile-sections.ts'

/** lines: one per line. words: separated by commas. */
export type FieldKind = 'line' | 'text' | 'url' | 'date' | 'lines' | 'words' | 'level' | 'country' | 'permit' | 'roles'

export type EntryField<Name extends string = string> = {
  name: Name
  kind: FieldKind
  label: MessageDescriptor
  help?: MessageDescriptor
  isRequired?: boolean
}

const url = { name: 'url', kind: 'url', label: msg`Link` } as const
const start = { name: 'start', kind: 'date', label: msg`Start` } as const
const end = { name: 'end', kind: 'date', label: msg`End`, help: msg`Leave empty if it has not ended.` } as const
const date = { name: 'date', kind: 'date', label: msg`Date` } as const
const highlights = {
  name: 'highlights',
  kind: 'lines',
  label: msg`Results`,
  help: msg`One per line. Numbers help: “Cut sign-up time from 5 minutes to 1.”`,
} as const
const keywords = {
  name: 'keywords',
  kind: 'words',
  label: msg`Keywords`,
  help: msg`Separate them with commas.`,
} as const

type Fields<S extends ProfileSection> = readonly EntryField<keyof EntryContents[S] & string>[]

export const entryFields: { [S in ProfileSection]: Fields<S> } = {
  work: [
    { name: 'company', kind: 'line', label: msg`Company`, isRequired: true },
    { name: 'location', kind: 'line', label: msg`Location` },
    { name: 'roles', kind: 'roles', label: msg`Roles` },
    { name: 'description', kind: 'text', label: msg`About the company` },
    { ...url, label: msg`Company website` },
  ],
  education: [
    { name: 'school', kind: 'line', label: msg`School or university`, isRequired: true },
    { name: 'degree', kind: 'line', label: msg`Degree` },
    { name: 'field', kind: 'line', label: msg`Subject` },
    start,
    end,
    { name: 'score', kind: 'line', label: msg`Grade` },
    { name: 'courses', kind: 'words', label: msg`Courses`, help: msg`Separate them with commas.` },
    url,
  ],
  projects: [
    { name: 'name', kind: 'line', label: msg`Project`, isRequired: true },
    { name: 'role', kind: 'line', label: msg`Your role` },
    { name: 'entity', kind: 'line', label: msg`For whom` },
    start,
    end,
    { name: 'description', kind: 'text', label: msg`What it is` },
    highlights,
    keywords,
    url,
  ],
  portfolio: [
    { name: 'title', kind: 'line', label: msg`Title`, isRequired: true },
    { name: 'role', kind: 'line', label: msg`Your role` },
    { name: 'client', kind: 'line', label: msg`Client` },
    { name: 'description', kind: 'text', label: msg`What you did and what came of it` },
    url,
    keywords,
  ],
  skills: [
    { name: 'name', kind: 'line', label: msg`Name of the group`, isRequired: true },
    { name: 'level', kind: 'line', label: msg`Level` },
    { ...keywords, label: msg`Skills` },
  ],
  languages: [
    { name: 'name', kind: 'line', label: msg`Language`, isRequired: true },
    { name: 'level', kind: 'level', label: msg`How well do you speak it?` },
  ],
  certificates: [
    { name: 'name', kind: 'line', label: msg`Certificate`, isRequired: true },
    { name: 'issuer', kind: 'line', label: msg`Issued by` },
    date,
    url,
  ],
  volunteer: [
    { name: 'organization', kind: 'line', label: msg`Organization`, isRequired: true },
    { name: 'role', kind: 'line', label: msg`Your role` },
    start,
    end,
    { name: 'summary', kind: 'text', label: msg`What you did` },
    highlights,
    url,
  ],
  awards: [
    { name: 'title', kind: 'line', label: msg`Award`, isRequired: true },
    { name: 'issuer', kind: 'line', label: msg`Given by` },
    date,
    { name: 'summary', kind: 'text', label: msg`What it was for` },
  ],
  publications: [
    { name: 'name', kind: 'line', label: msg`Title`, isRequired: true },
    { name: 'publisher', kind: 'line', label: msg`Publisher` },
    date,
    { name: 'summary', kind: 'text', label: msg`Summary` },
    url,
  ],
  links: [
    { ...url, label: msg`Address`, isRequired: true },
    { name: 'network', kind: 'line', label: msg`Site`, help: msg`For example GitHub or LinkedIn.` },
    { name: 'username', kind: 'line', label: msg`Your name there` },
  ],
  interests: [{ name: 'name', kind: 'line', label: msg`Interest`, isRequired: true }, keywords],
  references: [
    { name: 'name', kind: 'line', label: msg`Name and role`, isRequired: true },
    { name: 'quote', kind: 'text', label: msg`What they say about you` },
  ],
  permits: [
    { name: 'country', kind: 'country', label: msg`Country`, isRequired: true },
    { name: 'kind', kind: 'permit', label: msg`Permission` },
    { name: 'expires', kind: 'date', label: msg`Valid until`, help: msg`Leave empty if it does not expire.` },
  ],
}
