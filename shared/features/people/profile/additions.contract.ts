import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { claimedSkill, work } from '#shared/features/people/talents/talent-facts.ts'
import { MAX_SKILLS } from '#shared/features/people/talents/talent-limits.ts'
import { id } from '#shared/kit/ids.ts'
import { contact, ownProfile, profileEntry } from './profile.contract.ts'
import { MAX_SUMMARY } from './profile-sections.ts'

/** More than any résumé holds. */
const MAX_ADDED = 120

const additions = z.object({
  /** You choose the ids, so that repeating the request adds nothing twice. */
  entries: z.array(profileEntry).max(MAX_ADDED),
  contact: contact.partial(),
  summary: z.string().trim().max(MAX_SUMMARY),
  /** Used only if you have not stated a role yet. */
  work: work.pick({ headline: true, seniority: true }).nullable(),
  skills: z.array(claimedSkill).max(MAX_SKILLS),
  /** The résumé they come from, if you keep it. */
  resumeFileId: id.nullable().default(null),
})
export type Additions = z.output<typeof additions>

export const profileAdditions = {
  add: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/additions',
    guard: 'verified',
    summary: 'Adds what a résumé says to your profile. Fields you have filled in stay as they are.',
    body: additions,
    response: ownProfile,
  }),
}
