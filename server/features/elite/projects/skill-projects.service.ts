// What finished projects say about skills, for the skill center: the company completed them, so the skills were used.

import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { SkillProjects } from '#server/features/skills/skills/evidence.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findBriefSkills } from '../briefs/brief-skills.service.ts'
import { selectFinishedOf } from './projects.queries.ts'

export async function findSkillProjects(db: Db, personId: Id): Promise<SkillProjects> {
  const finished = await selectFinishedOf(db, personId)
  if (finished.length === 0) return []
  const [companies, skills] = await Promise.all([
    findCompanies(
      db,
      finished.map(({ companyId }) => companyId),
    ),
    findBriefSkills(
      db,
      finished.map(({ briefId }) => briefId),
    ),
  ])
  return finished.map((project) => ({
    skills: skills.get(project.briefId) ?? [],
    id: project.id,
    title: project.title,
    company: companies.find(({ id }) => id === project.companyId)?.name ?? '',
    at: (project.completedAt ?? project.updatedAt).toISOString(),
  }))
}
