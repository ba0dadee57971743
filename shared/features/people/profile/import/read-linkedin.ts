// Reads the CSV files of a LinkedIn data export.

import type { LanguageLevel } from '../profile-sections.ts'
import { MAX_NAME, MAX_SUMMARY, MAX_TEXT } from '../profile-sections.ts'
import { addressOf, type ImportedProfile, type RawEntry, textOf, validEntries } from './imported-profile.ts'
import { readCsv } from './read-csv.ts'

type Row = Record<string, string>

/** File names in the archive, whatever folder they are in. */
export const linkedInFiles = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'Projects.csv',
  'Volunteering.csv',
  'Honors.csv',
  'Publications.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
] as const
export type LinkedInFile = (typeof linkedInFiles)[number]

/** Null if none of the files that matter is there. */
export function readLinkedIn(files: Partial<Record<LinkedInFile, string>>): ImportedProfile | null {
  const rows = (name: LinkedInFile): Row[] => readCsv(files[name] ?? '')
  const [profile] = rows('Profile.csv')
  const positions = rows('Positions.csv')
  if (!profile && positions.length === 0 && rows('Education.csv').length === 0) return null
  const skills = rows('Skills.csv')
    .map((row) => cell(row, 'Name'))
    .filter(Boolean)
  return {
    headline: cell(profile, 'Headline'),
    summary: textOf(profile?.['Summary'], MAX_SUMMARY),
    contact: {
      email: cell(rows('Email Addresses.csv')[0], 'Email Address'),
      phone: textOf(rows('PhoneNumbers.csv')[0]?.['Number'], 40),
    },
    ...validEntries([
      ...jobsOf(positions),
      ...sections.flatMap(([name, read]) => rows(name).map(read)),
      ...(skills.length > 0
        ? [{ section: 'skills' as const, content: { name: 'LinkedIn', keywords: skills.slice(0, 30) } }]
        : []),
    ]),
  }
}

const cell = (row: Row | undefined, name: string): string => textOf(row?.[name], MAX_NAME)
const text = (row: Row, name: string): string => textOf(row[name], MAX_TEXT)

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "Mar 2021", "2021" or "03/2021". */
export function linkedInDate(value: string | undefined): string {
  const year = /(?:19|20)\d{2}/.exec(value ?? '')?.[0]
  if (!year) return ''
  const named = months.indexOf((/[a-z]{3}/i.exec(value ?? '')?.[0] ?? '').toLowerCase()) + 1
  const number = named || Number(/^(\d{1,2})[/.-]/.exec(value ?? '')?.[1] ?? 0)
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : year
}

const periodOf = (row: Row, from = 'Started On', to = 'Finished On') => ({
  start: linkedInDate(row[from]),
  end: linkedInDate(row[to]),
})

/** Several positions at one company, one after the other, are roles of one job. */
function jobsOf(rows: readonly Row[]): RawEntry[] {
  const jobs: { company: string; location: string; roles: object[] }[] = []
  for (const row of rows) {
    const company = cell(row, 'Company Name')
    const role = { title: cell(row, 'Title'), ...periodOf(row), summary: text(row, 'Description'), highlights: [] }
    const last = jobs.at(-1)
    if (last?.company === company) last.roles.push(role)
    else jobs.push({ company, location: cell(row, 'Location'), roles: [role] })
  }
  return jobs.map((content) => ({ section: 'work', content }))
}

const levels: [RegExp, LanguageLevel][] = [
  [/native|bilingual/i, 'native'],
  [/full professional|professional working/i, 'fluent'],
  [/limited working/i, 'conversational'],
  [/elementary/i, 'basic'],
]

const sections: [LinkedInFile, (row: Row) => RawEntry][] = [
  [
    'Education.csv',
    (row) => ({
      section: 'education',
      content: {
        school: cell(row, 'School Name'),
        degree: cell(row, 'Degree Name'),
        ...periodOf(row, 'Start Date', 'End Date'),
      },
    }),
  ],
  [
    'Languages.csv',
    (row) => ({
      section: 'languages',
      content: {
        name: cell(row, 'Name'),
        level: levels.find(([pattern]) => pattern.test(row['Proficiency'] ?? ''))?.[1] ?? null,
      },
    }),
  ],
  [
    'Certifications.csv',
    (row) => ({
      section: 'certificates',
      content: {
        name: cell(row, 'Name'),
        issuer: cell(row, 'Authority'),
        date: linkedInDate(row['Started On']),
        url: addressOf(row['Url']),
      },
    }),
  ],
  [
    'Projects.csv',
    (row) => ({
      section: 'projects',
      content: {
        name: cell(row, 'Title'),
        description: text(row, 'Description'),
        url: addressOf(row['Url']),
        ...periodOf(row),
      },
    }),
  ],
  [
    'Volunteering.csv',
    (row) => ({
      section: 'volunteer',
      content: {
        organization: cell(row, 'Company Name'),
        role: cell(row, 'Role'),
        ...periodOf(row),
        summary: text(row, 'Description'),
      },
    }),
  ],
  [
    'Honors.csv',
    (row) => ({
      section: 'awards',
      content: { title: cell(row, 'Title'), date: linkedInDate(row['Issued On']), summary: text(row, 'Description') },
    }),
  ],
  [
    'Publications.csv',
    (row) => ({
      section: 'publications',
      content: {
        name: cell(row, 'Name'),
        publisher: cell(row, 'Publisher'),
        date: linkedInDate(row['Published On']),
        url: addressOf(row['Url']),
        summary: text(row, 'Description'),
      },
    }),
  ],
]
