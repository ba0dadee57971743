import { and, eq, or, sql } from 'drizzle-orm'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { isReviewedProject } from '#shared/features/elite/projects/project-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { projectEvents, projectHours, projectMilestones, projectReviews, projects } from './projects.tables.ts'

const ownProjects = (id: Id) => sql`(select id from projects where person_id = ${id})`
/** A review is theirs once both are shown. */
const reviewed = (id: Id) =>
  sql`(select id from projects where ${and(eq(projects.personId, id), statusIn(projects.status, isReviewedProject))})`

export const projectsPersonalData: PersonalData = {
  name: 'projects',
  tables: [
    { table: projects, of: projects.personId },
    { table: projectMilestones, of: ({ id }) => sql`${projectMilestones.projectId} in ${ownProjects(id)}` },
    { table: projectHours, of: ({ id }) => sql`${projectHours.projectId} in ${ownProjects(id)}` },
    {
      table: projectReviews,
      of: ({ id }) =>
        or(
          and(eq(projectReviews.side, 'member'), sql`${projectReviews.projectId} in ${ownProjects(id)}`),
          sql`${projectReviews.projectId} in ${reviewed(id)}`,
        ),
    },
    {
      table: projectEvents,
      of: projectEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
}
