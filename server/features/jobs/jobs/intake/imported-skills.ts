// The skills a posting names.

import { skillsNamedIn } from '#server/features/base/reference/skill-phrases.service.ts'
import type { ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import { type JobSkill, MAX_JOB_SKILLS } from '#shared/features/jobs/jobs/job-terms.ts'

/** Skills in the title are required; in the text they may be anything from required to optional. */
export function skillsOf({ title, description }: Pick<ImportedJob, 'title' | 'description'>): JobSkill[] {
  const inTitle = skillsNamedIn(title)
  const all = new Set([...inTitle, ...skillsNamedIn(description.replace(/<[^>]{0,300}>/g, ' '))])
  return [...all]
    .slice(0, MAX_JOB_SKILLS)
    .map((skillId) => ({ skillId, isRequired: inTitle.includes(skillId), minLevel: inTitle.includes(skillId) ? 3 : 1 }))
}
