// What a résumé adds to a profile, as entries to accept, edit or skip. Nothing here replaces what somebody typed: whatever the
// profile already has is proposed as known, and skipped unless the person decides otherwise.

import type { ImportedProfile } from '#shared/features/people/profile/import/imported-profile.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import { MAX_NAME, MAX_TEXT, type ProfileSection } from '#shared/features/people/profile/profile-sections.ts'
import type {
  ReadEducation,
  ReadExperience,
  ReadPeriod,
  ResumeReading,
} from '#shared/features/people/resumes/resume-reading.ts'
import type { Id } from '#shared/kit/ids.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'

export type ProposalSection = ProfileSection

export type Proposal = {
  id: Id
  section: ProposalSection
  content: EntryDraft['content']
  /** Indexes of the lines it came from. */
  lines: number[]
  confidence: number
  /** The profile already has it. */
  isKnown: boolean
}

/** The summary is one text, like a contact detail. `line` is null if the source has no lines. */
export type ContactProposal = {
  name: 'email' | 'phone' | 'url' | 'summary'
  value: string
  line: number | null
  confidence: number
}

/** Below this we ask. */
export const SURE = 0.8

export const isSure = ({ confidence }: { confidence: number }): boolean => confidence >= SURE

type Found = { line: number; confidence: number } | null

const linesOf = (found: readonly Found[]) => [...new Set(found.flatMap((one) => (one ? [one.line] : [])))]
/** As sure as of its weakest part. */
const confidenceOf = (found: readonly Found[]) => Math.min(1, ...found.flatMap((one) => (one ? [one.confidence] : [])))

const clip = (text: string | undefined, most = MAX_NAME): string => (text ?? '').slice(0, most).toWellFormed()

const datesOf = (period: ReadPeriod | null) => ({ start: period?.value.start ?? '', end: period?.value.end ?? '' })

export function proposeEntries(
  reading: ResumeReading,
  profile: Pick<OwnProfile, 'entries'>,
  newId: () => Id,
): Proposal[] {
  const known = new Set(profile.entries.map(({ entry }) => keyOf(entry)))
  const propose = (section: ProposalSection, content: object, found: readonly Found[], isWhole = true): Proposal => {
    const entry = { section, content } as EntryDraft
    return {
      id: newId(),
      section,
      content: entry.content,
      lines: linesOf(found),
      // Something is missing that the profile needs: always ask.
      confidence: isWhole ? confidenceOf(found) : 0,
      isKnown: known.has(keyOf(entry)),
    }
  }
  const ofExperience = ({ company, location, roles }: ReadExperience) =>
    propose(
      'work',
      {
        company: clip(company?.value),
        location: clip(location?.value),
        url: '',
        description: '',
        roles: roles.map(({ title, period, summary }) => ({
          title: clip(title?.value),
          ...datesOf(period),
          summary: clip(summary, MAX_TEXT),
          highlights: [],
        })),
      },
      [company, ...roles.flatMap(({ title, period }) => [title, period])],
      company !== null && roles.length > 0 && roles.every(({ title }) => title !== null),
    )
  const ofEducation = ({ school, degree, period }: ReadEducation) =>
    propose(
      'education',
      {
        school: clip(school?.value),
        degree: clip(degree?.value),
        field: '',
        ...datesOf(period),
        score: '',
        courses: [],
        url: '',
      },
      [school, degree, period],
      school !== null,
    )
  return [
    ...reading.experiences.map(ofExperience),
    ...reading.education.map(ofEducation),
    ...reading.languages.map((found) => {
      const { name, tag, level } = found.value
      const proposal = propose('languages', { name: clip(name), level, fluency: '' }, [found], level !== null)
      // The profile may name it in another language: Kiswahili is Swahili.
      return { ...proposal, isKnown: proposal.isKnown || known.has(`languages ${fold(englishNames.of(tag) ?? tag)}`) }
    }),
    ...reading.links.map((found) =>
      propose('links', { network: networkOf(found.value), username: '', url: addressOf(found.value) }, [found]),
    ),
  ]
}

/** Résumés often leave the scheme out. */
const addressOf = (link: string): string => clip(/^https?:/i.test(link) ? link : `https://${link}`, 500)

const networks = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'behance.net': 'Behance',
}

function networkOf(link: string): string {
  const host = URL.parse(addressOf(link))?.hostname ?? ''
  return Object.entries(networks).find(([site]) => host === site || host.endsWith(`.${site}`))?.[1] ?? ''
}

const englishNames = displayNames('en', { type: 'language' })

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Two entries with the same key are about the same thing. */
export function keyOf(entry: EntryDraft): string {
  const { section, content } = entry
  if (section === 'work') return `work ${fold(content.company)} ${content.roles.at(-1)?.start.slice(0, 4)}`
  if (section === 'education') return `education ${fold(content.school)} ${fold(content.degree)}`
  if (section === 'links') return `links ${fold(content.url.replace(/^https?:\/\/(www\.)?/i, ''))}`
  if (section === 'languages') return `languages ${fold(content.name)}`
  return `${section} ${JSON.stringify(content)}`
}

/** An export says exactly what it means, so nothing is unclear. */
export function proposeImported(
  { entries, contact, summary }: Pick<ImportedProfile, 'entries' | 'contact' | 'summary'>,
  profile: Pick<OwnProfile, 'entries' | 'contact' | 'summary'>,
  newId: () => Id,
): { entries: Proposal[]; contacts: ContactProposal[] } {
  const known = new Set(profile.entries.map(({ entry }) => keyOf(entry)))
  const { email = '', phone = '', url = '' } = contact
  const stated = Object.entries({ email, phone, url, summary }) as [ContactProposal['name'], string][]
  const owned = { ...profile.contact, summary: profile.summary }
  return {
    entries: entries.map((entry) => ({
      id: newId(),
      ...entry,
      lines: [],
      confidence: 1,
      isKnown: known.has(keyOf(entry)),
    })),
    contacts: stated.flatMap(([name, value]) =>
      value && owned[name] === '' ? [{ name, value, line: null, confidence: 1 }] : [],
    ),
  }
}

/** Only what the profile lacks. */
export function proposeContact(reading: ResumeReading, { contact }: Pick<OwnProfile, 'contact'>): ContactProposal[] {
  return (['email', 'phone'] as const).flatMap((name) => {
    const found = reading[name]
    return found && contact[name] === ''
      ? [{ name, value: found.value, line: found.line, confidence: found.confidence }]
      : []
  })
}
