// Which skills of a job a person lacks, and which of them a course covers.

import type { z } from 'zod'
import { findSkill } from '#server/features/base/reference/reference.service.ts'
import { viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { listSavedJobs } from '#server/features/jobs/saved-jobs/saved-jobs.service.ts'
import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ClosedGap, courses } from '#shared/features/learning/courses/courses.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type CourseRow, selectCoursesFor } from './courses.queries.ts'

type AskedSkill = { skillId: string }

async function missingAmong(db: Db, viewer: Viewer, asked: readonly AskedSkill[]): Promise<string[]> {
  const facts = await readTalentFacts({ db }, viewer.id)
  const own = new Set((facts.work?.skills ?? []).map(({ slug }) => slug))
  return asked.map(({ skillId }) => skillId).filter((slug) => !own.has(slug))
}

const coveredBy = ({ skillSlugs }: CourseRow, missing: readonly string[]): string[] =>
  missing.filter((slug) => skillSlugs.includes(slug)).map((slug) => findSkill(slug)?.name ?? slug)

const MAX_SAVED = 20
const MAX_GAPS = 3

/** Among the jobs saved last. */
export async function findClosedGaps(db: Db, viewer: Viewer, course: CourseRow): Promise<ClosedGap[]> {
  if (course.skillSlugs.length === 0) return []
  const { items } = await listSavedJobs(db, viewer, { show: 'open', sort: 'saved', limit: MAX_SAVED })
  const gaps: ClosedGap[] = []
  for (const { job } of items) {
    const card = job.card
    if (!card) continue
    const missing = await missingAmong(db, viewer, card.skills)
    const covered = coveredBy(course, missing)
    if (covered.length > 0)
      gaps.push({
        jobId: card.id,
        jobTitle: card.title,
        companyName: card.company.name,
        missing: missing.length,
        covered,
      })
  }
  return gaps.toSorted((one, other) => other.covered.length - one.covered.length).slice(0, MAX_GAPS)
}

const MAX_COURSES = 3

export async function listCoursesOfJob(
  db: Db,
  viewer: Viewer,
  jobId: Id,
): Promise<z.output<typeof courses.ofJob.response>> {
  const { job } = await viewJob(db, viewer, jobId)
  const missing = await missingAmong(db, viewer, job.skills)
  if (missing.length === 0) return { missing: 0, items: [] }
  const rows = await selectCoursesFor(db, missing)
  const items = rows
    .map((course) => ({
      slug: course.slug,
      title: course.title,
      minutes: course.minutes,
      covered: coveredBy(course, missing),
    }))
    .toSorted((one, other) => other.covered.length - one.covered.length)
    .slice(0, MAX_COURSES)
  return { missing: missing.length, items }
}
