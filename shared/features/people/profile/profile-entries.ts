// What one entry of each section says. Whatever is not stated is an empty text: forms and files can then be compared
// without telling null from absent.

import { z } from 'zod'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { cleanLine, singleLine } from '#shared/kit/text/clean-text.ts'
import {
  languageLevels,
  MAX_ADDRESS,
  MAX_HIGHLIGHT,
  MAX_HIGHLIGHTS,
  MAX_KEYWORD,
  MAX_KEYWORDS,
  MAX_NAME,
  MAX_ROLES,
  MAX_TEXT,
  type ProfileSection,
  permitKinds,
} from './profile-sections.ts'

const name = singleLine(1, MAX_NAME)
const line = singleLine(0, MAX_NAME).default('')
const text = z.string().trim().max(MAX_TEXT).default('')

const WEB_ADDRESS = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/i

const writtenAddress = z
  .string()
  .overwrite(cleanLine)
  .max(MAX_ADDRESS)
  .refine((address) => address === '' || WEB_ADDRESS.test(address), {
    params: /* i18n */ { id: 'validation.web_address', message: 'Enter a web address that starts with https://.' },
  })
export const webAddress = writtenAddress.default('')

/** A year, a month or a day, as precisely as the person knows it. */
const DATE = /^(19|20)\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

export const partialDate = z
  .string()
  .refine((date) => date === '' || DATE.test(date), {
    params: /* i18n */ { id: 'validation.partial_date', message: 'Enter a year, such as 2021, or a month and a year.' },
  })
  .default('')

const period = { start: partialDate, end: partialDate }

/** Compared as far as both are known: 2021 and 2021-03 may be the same month. */
const isInOrder = ({ start, end }: { start: string; end: string }): boolean => {
  const known = Math.min(start.length, end.length)
  return known === 0 || end.slice(0, known) >= start.slice(0, known)
}

const order = {
  path: ['end'],
  params: /* i18n */ { id: 'validation.period_order', message: 'The end is before the start.' },
}

const highlights = z
  .array(singleLine(0, MAX_HIGHLIGHT))
  .max(MAX_HIGHLIGHTS)
  .overwrite((all) => all.filter(Boolean))
  .default([])
const keywords = z
  .array(singleLine(0, MAX_KEYWORD))
  .max(MAX_KEYWORDS)
  .overwrite((all) => [...new Set(all.filter(Boolean))])
  .default([])

const role = z.object({ title: name, ...period, summary: text, highlights }).refine(isInOrder, order)

export const entryContents = {
  work: z.object({
    company: name,
    location: line,
    url: webAddress,
    description: text,
    /** The newest first. */
    roles: z.array(role).min(1).max(MAX_ROLES),
  }),
  education: z
    .object({ school: name, url: webAddress, degree: line, field: line, ...period, score: line, courses: keywords })
    .refine(isInOrder, order),
  projects: z
    .object({
      name,
      role: line,
      entity: line,
      type: line,
      url: webAddress,
      ...period,
      description: text,
      highlights,
      keywords,
    })
    .refine(isInOrder, order),
  portfolio: z.object({ title: name, role: line, client: line, url: webAddress, description: text, keywords }),
  skills: z.object({ name, level: line, keywords }),
  languages: z.object({
    name,
    level: z.enum(languageLevels).nullable().default(null),
    /** The words of an imported file. */
    fluency: line,
  }),
  certificates: z.object({ name, issuer: line, date: partialDate, url: webAddress }),
  volunteer: z
    .object({ organization: name, role: line, url: webAddress, ...period, summary: text, highlights })
    .refine(isInOrder, order),
  awards: z.object({ title: name, issuer: line, date: partialDate, summary: text }),
  publications: z.object({ name, publisher: line, date: partialDate, url: webAddress, summary: text }),
  links: z.object({ network: line, username: line, url: writtenAddress.min(1) }),
  interests: z.object({ name, keywords }),
  references: z.object({ name, quote: text }),
  permits: z.object({ country: countryCode, kind: z.enum(permitKinds), expires: partialDate }),
} as const satisfies Record<ProfileSection, z.ZodType>

export type EntryContents = { [S in ProfileSection]: z.output<(typeof entryContents)[S]> }
export type WorkContent = EntryContents['work']
export type WorkRole = WorkContent['roles'][number]

const of = <S extends ProfileSection>(section: S) =>
  z.object({ section: z.literal(section), content: entryContents[section] })

export const entryDraft = z
  .discriminatedUnion('section', [
    of('work'),
    of('education'),
    of('projects'),
    of('portfolio'),
    of('skills'),
    of('languages'),
    of('certificates'),
    of('volunteer'),
    of('awards'),
    of('publications'),
    of('links'),
    of('interests'),
    of('references'),
    of('permits'),
  ])
  .meta({ id: 'ProfileEntryDraft' })

export type EntryDraft = { [S in ProfileSection]: { section: S; content: EntryContents[S] } }[ProfileSection]
