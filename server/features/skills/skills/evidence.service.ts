// Slots for evidence of a skill from others. Endorsements and projects fill them; this feature knows neither.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided, slot } from '#server/platform/wiring/slot.ts'
import type { SkillEndorsement, SkillProject } from '#shared/features/skills/skills/skills.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

/** With the slugs of the skills that each is about. */
type About<Evidence> = readonly (Evidence & { skills: readonly string[] })[]
export type SkillEndorsements = About<SkillEndorsement>
export type SkillProjects = About<SkillProject>

type Find<Evidence> = (db: Db, personId: Id) => Promise<Evidence>

export const skillEndorsements = slot<Find<SkillEndorsements>>('skills.endorsements')
export const skillProjects = slot<Find<SkillProjects>>('skills.projects')

export type SkillEvidence = { endorsements: SkillEndorsements; projects: SkillProjects }

export async function findEvidence(db: Db, platform: Platform, personId: Id): Promise<SkillEvidence> {
  const endorsements = await provided(platform, skillEndorsements)(db, personId)
  const projects = await provided(platform, skillProjects)(db, personId)
  return { endorsements, projects }
}
