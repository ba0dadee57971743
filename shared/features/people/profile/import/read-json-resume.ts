// Reads https://jsonresume.org files: version 1 and the drafts before it, whose names differ in places.

import { MAX_HIGHLIGHT, MAX_HIGHLIGHTS, MAX_KEYWORDS, MAX_NAME, MAX_SUMMARY, MAX_TEXT } from '../profile-sections.ts'
import {
  addressOf,
  dateOf,
  type ImportedProfile,
  type RawEntry,
  textOf,
  textsOf,
  validEntries,
} from './imported-profile.ts'

type Item = Record<string, unknown>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)
const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : [])
const line = (value: unknown) => textOf(value, MAX_NAME)
const text = (value: unknown) => textOf(value, MAX_TEXT)
const highlightsOf = (value: unknown) =>
  textsOf(value)
    .map((one) => one.slice(0, MAX_HIGHLIGHT))
    .slice(0, MAX_HIGHLIGHTS)
const keywordsOf = (value: unknown) => textsOf(value).slice(0, MAX_KEYWORDS)
const periodOf = ({ startDate, endDate }: Item) => ({ start: dateOf(startDate), end: dateOf(endDate) })

/** Null if it is not a résumé of this kind. */
export function readJsonResume(file: unknown): ImportedProfile | null {
  if (!isItem(file) || !(isItem(file['basics']) || Array.isArray(file['work']))) return null
  const basics = isItem(file['basics']) ? file['basics'] : {}
  const location = isItem(basics['location']) ? basics['location'] : {}
  return {
    headline: line(basics['label']),
    summary: textOf(basics['summary'] ?? basics['bio'], MAX_SUMMARY),
    contact: {
      email: line(basics['email']),
      phone: textOf(basics['phone'], 40),
      url: addressOf(basics['url'] ?? basics['website']),
      address: line(location['address']),
      postalCode: textOf(location['postalCode'], 20),
      region: line(location['region']),
    },
    ...validEntries([
      ...jobsOf(file['work']),
      ...sections.flatMap(([key, read]) => itemsOf(file[key]).map(read)),
      ...linksOf(basics),
    ]),
  }
}

/** Our own export writes every role as a job of its own: those in a row at one company belong together. */
function jobsOf(value: unknown): RawEntry[] {
  const jobs: { key: string; content: Item; roles: Item[] }[] = []
  for (const item of itemsOf(value)) {
    const company = line(item['name'] ?? item['company'])
    const content = {
      company,
      location: line(item['location']),
      url: addressOf(item['url'] ?? item['website']),
      description: text(item['description']),
    }
    const role = {
      title: line(item['position']) || company,
      ...periodOf(item),
      summary: text(item['summary']),
      highlights: highlightsOf(item['highlights']),
    }
    const key = JSON.stringify(content)
    const last = jobs.at(-1)
    if (last?.key === key) last.roles.push(role)
    else jobs.push({ key, content, roles: [role] })
  }
  return jobs.map(({ content, roles }) => ({ section: 'work', content: { ...content, roles } }))
}

const sections: [string, (item: Item) => RawEntry][] = [
  [
    'volunteer',
    (item) => ({
      section: 'volunteer',
      content: {
        organization: line(item['organization']),
        role: line(item['position']),
        url: addressOf(item['url'] ?? item['website']),
        ...periodOf(item),
        summary: text(item['summary']),
        highlights: highlightsOf(item['highlights']),
      },
    }),
  ],
  [
    'education',
    (item) => ({
      section: 'education',
      content: {
        school: line(item['institution']),
        url: addressOf(item['url']),
        degree: line(item['studyType']),
        field: line(item['area']),
        ...periodOf(item),
        score: line(item['score'] ?? item['gpa']),
        courses: keywordsOf(item['courses']),
      },
    }),
  ],
  [
    'awards',
    (item) => ({
      section: 'awards',
      content: {
        title: line(item['title']),
        issuer: line(item['awarder']),
        date: dateOf(item['date']),
        summary: text(item['summary']),
      },
    }),
  ],
  [
    'certificates',
    (item) => ({
      section: 'certificates',
      content: {
        name: line(item['name']),
        issuer: line(item['issuer']),
        date: dateOf(item['date']),
        url: addressOf(item['url']),
      },
    }),
  ],
  [
    'publications',
    (item) => ({
      section: 'publications',
      content: {
        name: line(item['name']),
        publisher: line(item['publisher']),
        date: dateOf(item['releaseDate']),
        url: addressOf(item['url'] ?? item['website']),
        summary: text(item['summary']),
      },
    }),
  ],
  [
    'skills',
    (item) => ({
      section: 'skills',
      content: { name: line(item['name']), level: line(item['level']), keywords: keywordsOf(item['keywords']) },
    }),
  ],
  [
    'languages',
    (item) => ({ section: 'languages', content: { name: line(item['language']), fluency: line(item['fluency']) } }),
  ],
  [
    'interests',
    (item) => ({
      section: 'interests',
      content: { name: line(item['name']), keywords: keywordsOf(item['keywords']) },
    }),
  ],
  [
    'references',
    (item) => ({ section: 'references', content: { name: line(item['name']), quote: text(item['reference']) } }),
  ],
  [
    'projects',
    (item) => ({
      section: 'projects',
      content: {
        name: line(item['name']),
        role: line(textsOf(item['roles']).join(', ')),
        entity: line(item['entity']),
        type: line(item['type']),
        url: addressOf(item['url']),
        ...periodOf(item),
        description: text(item['description']),
        highlights: highlightsOf(item['highlights']),
        keywords: keywordsOf(item['keywords']),
      },
    }),
  ],
]

const linksOf = (basics: Item): RawEntry[] =>
  itemsOf(basics['profiles']).map((item) => ({
    section: 'links',
    content: { network: line(item['network']), username: line(item['username']), url: addressOf(item['url']) },
  }))
