// Reads the XML of Europass: the profile of today's portal and the CV of the one before 2020.

import type { LanguageLevel } from '../profile-sections.ts'
import { MAX_NAME, MAX_SUMMARY, MAX_TEXT } from '../profile-sections.ts'
import { addressOf, dateOf, type ImportedProfile, type RawEntry, textOf, validEntries } from './imported-profile.ts'
import { readXml, unescapeText, type XmlElement } from './read-xml.ts'

/** Null if it is not a Europass document. */
export function readEuropass(source: string): ImportedProfile | null {
  const root = readXml(source.trim())
  if (root?.name === 'SkillsPassport') return readPassport(root)
  return root?.name === 'Candidate' ? readCandidate(root) : null
}

const all = (element: XmlElement | undefined, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  )
const first = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined => all(element, ...path)[0]
const line = (element: XmlElement | undefined, ...path: string[]): string =>
  textOf(first(element, ...path)?.text.replace(/\s+/g, ' '), MAX_NAME)
const within = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)])

/** Descriptions are HTML: paragraphs and list items become lines. */
const prose = (element: XmlElement | undefined, most = MAX_TEXT): string =>
  textOf(
    unescapeText(
      withoutScripts(element?.text ?? '')
        .replace(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]*>/gi, '\n')
        .replace(/<[^<>]*>/g, ''),
    )
      .split('\n')
      .map((text) => text.replace(/[ \t\u00a0]+/g, ' ').trim())
      .filter((text) => text !== '')
      .join('\n'),
    most,
  )

/** In one pass: a pattern would look for the end of each script that has none. */
function withoutScripts(text: string): string {
  const lower = text.toLowerCase()
  const opening = /<(script|style)\b/g
  const kept: string[] = []
  let at = 0
  for (let match = opening.exec(lower); match; match = opening.exec(lower)) {
    kept.push(text.slice(at, match.index))
    const end = lower.indexOf(`</${match[1]}>`, match.index)
    if (end === -1) return kept.join('')
    at = lower.indexOf('>', end) + 1
    opening.lastIndex = at
  }
  return kept.join('') + text.slice(at)
}

function readPassport(root: XmlElement): ImportedProfile {
  const learner = first(root, 'LearnerInfo')
  const contact = first(learner, 'Identification', 'ContactInfo')
  const skills = first(learner, 'Skills')
  return {
    headline: line(learner, 'Headline', 'Description', 'Label'),
    summary: '',
    contact: {
      email: line(contact, 'Email', 'Contact'),
      phone: line(contact, 'TelephoneList', 'Telephone', 'Contact').slice(0, 40),
      url: addressOf(line(contact, 'WebsiteList', 'Website', 'Contact')),
      address: line(contact, 'Address', 'Contact', 'AddressLine'),
      postalCode: line(contact, 'Address', 'Contact', 'PostalCode').slice(0, 20),
    },
    ...validEntries([
      ...all(learner, 'WorkExperienceList', 'WorkExperience').map(
        (job): RawEntry => ({
          section: 'work',
          content: {
            company: line(job, 'Employer', 'Name') || line(job, 'Position', 'Label'),
            location: placeOf(first(job, 'Employer', 'ContactInfo', 'Address', 'Contact'), 'Municipality'),
            roles: [
              {
                title: line(job, 'Position', 'Label'),
                ...passportPeriod(job),
                summary: prose(first(job, 'Activities')),
              },
            ],
          },
        }),
      ),
      ...all(learner, 'EducationList', 'Education').map(
        (course): RawEntry => ({
          section: 'education',
          content: {
            school: line(course, 'Organisation', 'Name'),
            degree: line(course, 'Title'),
            field: line(course, 'Field', 'Label'),
            ...passportPeriod(course),
          },
        }),
      ),
      ...all(skills, 'Linguistic', 'MotherTongueList', 'MotherTongue').map((one) =>
        languageOf(line(one, 'Description', 'Label'), ['native']),
      ),
      ...all(skills, 'Linguistic', 'ForeignLanguageList', 'ForeignLanguage').map((one) =>
        languageOf(
          line(one, 'Description', 'Label'),
          first(one, 'ProficiencyLevel')?.children.map(({ text }) => text.trim()) ?? [],
        ),
      ),
      ...skillsOf(prose(first(skills, 'Computer', 'Description'))),
    ]),
  }
}

/** Months are written "--03". */
function passportPeriod(entry: XmlElement): { start: string; end: string } {
  const date = (name: string) => {
    const { year = '', month = '' } = first(entry, 'Period', name)?.attributes ?? {}
    return dateOf(month === '' ? year : `${year}-${month.replace(/^-+/, '').padStart(2, '0')}`)
  }
  return { start: date('From'), end: date('To') }
}

const placeOf = (address: XmlElement | undefined, city: string): string =>
  [line(address, city), line(address, 'Country', 'Label')].filter(Boolean).join(', ')

function readCandidate(root: XmlElement): ImportedProfile {
  const person = first(root, 'CandidatePerson')
  const profile = first(root, 'CandidateProfile')
  const channel = (code: string) =>
    all(person, 'Communication').find((one) => line(one, 'ChannelCode').toLowerCase() === code)
  const dialled = channel('telephone')
  const dialling = line(dialled, 'CountryDialing')
  const address = all(person, 'Communication').flatMap((one) => all(one, 'Address'))[0]
  return {
    headline: '',
    summary: prose(first(profile, 'ExecutiveSummary'), MAX_SUMMARY),
    contact: {
      email: line(channel('email'), 'URI'),
      phone: `${dialling === '' ? '' : `+${dialling.replace(/^\+/, '')} `}${line(dialled, 'DialNumber')}`
        .trim()
        .slice(0, 40),
      url: addressOf(line(channel('web'), 'URI')),
      address: line(address, 'AddressLine'),
      postalCode: line(address, 'PostalCode').slice(0, 20),
    },
    ...validEntries([
      ...all(profile, 'EmploymentHistory', 'EmployerHistory').map(jobOf),
      ...all(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(
        (course): RawEntry => ({
          section: 'education',
          content: {
            school: line(course, 'OrganizationName'),
            degree: line(course, 'ProgramName') || line(course, 'EducationDegree', 'DegreeName'),
            score: line(course, 'EducationDegree', 'FinalGrade', 'ScoreText'),
            ...candidatePeriod(first(course, 'AttendancePeriod')),
          },
        }),
      ),
      ...all(profile, 'PersonQualifications', 'PersonCompetency').flatMap(competencyOf),
    ]),
  }
}

const jobOf = (job: XmlElement): RawEntry => ({
  section: 'work',
  content: {
    company: line(job, 'OrganizationName'),
    location: line(within(first(job, 'OrganizationContact'), 'CityName')[0]) || line(job, 'PositionHistory', 'City'),
    roles: all(job, 'PositionHistory').map((role) => ({
      title: line(role, 'PositionTitle'),
      ...candidatePeriod(first(role, 'EmploymentPeriod') ?? first(job, 'EmploymentPeriod')),
      summary: prose(first(role, 'Description')),
    })),
  },
})

function candidatePeriod(period: XmlElement | undefined): { start: string; end: string } {
  const date = (name: string) => dateOf(line(period, name, 'FormattedDateTime') || line(period, name))
  const isOpen = [line(period, 'CurrentIndicator'), line(period, 'Ongoing')].includes('true')
  return { start: date('StartDate'), end: isOpen ? '' : date('EndDate') }
}

function competencyOf(one: XmlElement): RawEntry[] {
  const name = line(one, 'CompetencyName') || languageName(line(one, 'CompetencyID'))
  if (!/^language$/i.test(line(one, 'TaxonomyID'))) return skillsOf(line(one, 'CompetencyName'))
  const scores = within(one, 'ScoreText').map(({ text }) => text.trim())
  return name === '' ? [] : [languageOf(name, scores.length === 0 ? ['native'] : scores)]
}

/** Languages have codes of three letters: "eng". */
function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)
    return name ?? ''
  } catch {
    return ''
  }
}

const ranks = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
const levels: Record<string, LanguageLevel> = {
  A1: 'basic',
  A2: 'basic',
  B1: 'conversational',
  B2: 'conversational',
  C1: 'fluent',
  C2: 'fluent',
  native: 'native',
}

/** Europass rates listening, reading, speaking and writing: the lowest is what a person can rely on. */
function languageOf(name: string, rated: readonly string[]): RawEntry {
  const isNative = rated.includes('native')
  const lowest = ranks.find((rank) => rated.includes(rank))
  const level = levels[isNative ? 'native' : (lowest ?? '')] ?? null
  return { section: 'languages', content: { name, level, fluency: isNative ? '' : (lowest ?? '') } }
}

const skillsOf = (text: string): RawEntry[] =>
  text
    .split(/[\n,;•|]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.split(' ').length <= 5)
    .map((name) => ({ section: 'skills', content: { name: textOf(name, MAX_NAME) } }))
