import { judgeCompleteness } from '#shared/features/people/profile/completeness.ts'
import type { AvailabilityFacts, Contact, OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import {
  defaultVisibility,
  type ProfileVisibility,
  profileSections,
} from '#shared/features/people/profile/profile-sections.ts'
import type { TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import type { EntryRow, ProfileRow } from './profile.queries.ts'

export const noContact: Contact = { email: '', phone: '', url: '', address: '', postalCode: '', region: '' }

type ProfileRows = { name: string; facts: TalentFacts; row: ProfileRow | null; entries: readonly EntryRow[] }

export function presentOwnProfile({ name, facts, row, entries }: ProfileRows): OwnProfile {
  const { summary = '' } = row ?? {}
  const drafts = inOrder(entries).map((entry) => ({ id: entry.id, entry: presentEntry(entry) }))
  return {
    name,
    facts,
    summary,
    contact: { ...noContact, ...row?.contact },
    availability: presentAvailability(row),
    entries: drafts,
    visibility: visibilityOf(row),
    page: { handle: row?.handle ?? null, isPublic: row?.isPublic ?? false, isIndexed: row?.isIndexed ?? false },
    completeness: judgeCompleteness({
      summary,
      availability: row?.availability ?? null,
      facts,
      entries: drafts.map(({ entry }) => entry),
    }),
  }
}

export const visibilityOf = (row: Pick<ProfileRow, 'visibility'> | null): ProfileVisibility => ({
  ...defaultVisibility,
  ...row?.visibility,
})

const presentAvailability = (row: ProfileRow | null): AvailabilityFacts => ({
  kind: row?.availability ?? null,
  noticeDays: row?.noticeDays ?? null,
  from: row?.availableFrom ?? null,
})

/** The contract validated the content when it was saved. */
export const presentEntry = ({ section, content }: EntryRow): EntryDraft => ({ section, content }) as EntryDraft

function inOrder(entries: readonly EntryRow[]): EntryRow[] {
  const places = new Map(profileSections.map((section, place) => [section, place]))
  return entries.toSorted((one, other) => (places.get(one.section) ?? 0) - (places.get(other.section) ?? 0))
}
