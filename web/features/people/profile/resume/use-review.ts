import { useState } from 'react'
import type { Additions } from '#shared/features/people/profile/additions.contract.ts'
import type { ImportedProfile } from '#shared/features/people/profile/import/imported-profile.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import { MAX_HEADLINE } from '#shared/features/people/talents/talent-limits.ts'
import type { Seniority } from '#shared/features/people/talents/talent-words.ts'
import {
  type ContactProposal,
  isSure,
  type Proposal,
  proposeContact,
  proposeEntries,
  proposeImported,
} from './proposals.ts'

/** open: not decided yet. */
export type Decision = 'open' | 'accepted' | 'skipped'

/** People judge themselves; until they do, this is the middle. */
const USUAL_LEVEL = 3

/** Clear details are accepted, unclear ones wait for an answer, known ones are skipped. */
const firstDecision = (proposal: Proposal): Decision =>
  proposal.isKnown ? 'skipped' : isSure(proposal) ? 'accepted' : 'open'

function propose(reading: ResumeReading, profile: OwnProfile, imported: ImportedProfile | null) {
  const newId = () => crypto.randomUUID()
  if (imported) return proposeImported(imported, profile, newId)
  return { entries: proposeEntries(reading, profile, newId), contacts: proposeContact(reading, profile) }
}

export function useReview(reading: ResumeReading, profile: OwnProfile, imported: ImportedProfile | null = null) {
  const [proposed] = useState(() => propose(reading, profile, imported))
  const [entries, setEntries] = useState(() =>
    proposed.entries.map((proposal) => ({ ...proposal, decision: firstDecision(proposal) })),
  )
  const [contacts, setContacts] = useState(() =>
    proposed.contacts.map((one): ContactProposal & { decision: Decision } => ({
      ...one,
      decision: isSure(one) ? 'accepted' : 'open',
    })),
  )
  const owned = new Set((profile.facts.work?.skills ?? []).map(({ slug }) => slug))
  const [skills, setSkills] = useState(() =>
    reading.skills.filter(({ value }) => value.slug !== null && !owned.has(value.slug)),
  )
  const needsRole = profile.facts.work === null
  const [headline, setHeadline] = useState(
    (imported?.headline ?? reading.headline?.value ?? reading.experiences[0]?.roles[0]?.title?.value ?? '').slice(
      0,
      MAX_HEADLINE,
    ),
  )
  const [seniority, setSeniority] = useState<Seniority | null>(null)

  const all = [...entries, ...contacts]
  const accepted = contacts.filter(({ decision }) => decision === 'accepted')
  const additions = (): Omit<Additions, 'resumeFileId'> => ({
    entries: entries
      .filter(({ decision }) => decision === 'accepted')
      .map(({ id, section, content }) => ({ id, entry: { section, content } as EntryDraft })),
    contact: Object.fromEntries(
      accepted.filter(({ name }) => name !== 'summary').map(({ name, value }) => [name, value]),
    ),
    summary: accepted.find(({ name }) => name === 'summary')?.value ?? '',
    work: needsRole && seniority && headline ? { headline, seniority } : null,
    skills: skills.flatMap(({ value }) => (value.slug ? [{ slug: value.slug, level: USUAL_LEVEL }] : [])).slice(0, 20),
  })
  return {
    entries,
    contacts,
    skills,
    role: { isNeeded: needsRole, headline, setHeadline, seniority, setSeniority },
    counts: {
      all: all.length,
      checked: all.filter(({ decision }) => decision !== 'open').length,
      open: all.filter(({ decision }) => decision === 'open').length,
    },
    /** The questions, in the order of the page: their numbers are also beside the lines. */
    numbers: new Map(entries.filter((one) => one.decision === 'open').map(({ id }, at) => [id, at + 1])),
    decide: (id: string, decision: Decision) =>
      setEntries((before) => before.map((one) => (one.id === id ? { ...one, decision } : one))),
    edit: (id: string, content: object) =>
      setEntries((before) =>
        before.map((one) =>
          one.id === id ? { ...one, content: content as EntryDraft['content'], decision: 'accepted' } : one,
        ),
      ),
    decideContact: (name: string, decision: Decision) =>
      setContacts((before) => before.map((one) => (one.name === name ? { ...one, decision } : one))),
    editContact: (name: string, value: string) =>
      setContacts((before) => before.map((one) => (one.name === name ? { ...one, value, decision: 'accepted' } : one))),
    dropSkill: (slug: string | null) => setSkills((before) => before.filter(({ value }) => value.slug !== slug)),
    additions,
  }
}

export type ReviewState = ReturnType<typeof useReview>
export type ReviewedEntry = ReviewState['entries'][number]
