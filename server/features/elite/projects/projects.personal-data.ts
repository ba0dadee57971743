import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { isProposedProject, isReviewedProject } from '#shared/features/elite/projects/project-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  projectChanges,
  projectEvents,
  projectHours,
  projectMilestones,
  projectReviews,
  projects,
} from './projects.tables.ts'

const ownProjects = (id: Id) => sql`(select id from projects where person_id = ${id})`
/** A review is theirs once both are shown. */
const reviewed = (id: Id) =>
  sql`(select id from projects where ${and(eq(projects.personId, id), statusIn(projects.status, isReviewedProject))})`

const kept =
  'The company keeps its record of the work: what was agreed, amounts, dates and hours. What the member wrote is removed, and the foreign key removes the member.'

export const projectsPersonalData: PersonalData = {
  name: 'projects',
  tables: [
    { table: projects, of: projects.personId, kept },
    { table: projectMilestones, of: ({ id }) => sql`${projectMilestones.projectId} in ${ownProjects(id)}`, kept },
    { table: projectChanges, of: ({ id }) => sql`${projectChanges.projectId} in ${ownProjects(id)}`, kept },
    { table: projectHours, of: ({ id }) => sql`${projectHours.projectId} in ${ownProjects(id)}`, kept },
    {
      table: projectReviews,
      of: ({ id }) =>
        or(
          and(eq(projectReviews.side, 'member'), sql`${projectReviews.projectId} in ${ownProjects(id)}`),
          sql`${projectReviews.projectId} in ${reviewed(id)}`,
        ),
      kept: 'Reviews that were shown stay with the project; the foreign key removes the author, and its name with them.',
    },
    {
      table: projectEvents,
      of: projectEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
  // Projects that are running are ended by the next upkeep, which tells the company.
  async beforeErase(tx, { id }) {
    const own = ownProjects(id)
    // Nothing was agreed yet.
    await tx.delete(projects).where(and(eq(projects.personId, id), statusIn(projects.status, isProposedProject)))
    const byMember = sql`exists (select 1 from project_events where subject_id = ${projects.id} and event = 'terminate' and actor_id = ${id})`
    await tx
      .update(projects)
      .set({
        showcaseText: '',
        memberConsentAt: null,
        companyConsentAt: null,
        endReason: sql`case when ${byMember} then '' else ${projects.endReason} end`,
      })
      .where(eq(projects.personId, id))
    await tx
      .update(projectMilestones)
      .set({
        delivery: '',
        link: '',
        fileIds: [],
        disputeReason: sql`case when ${projectMilestones.disputedBy} = 'member' then '' else ${projectMilestones.disputeReason} end`,
        disputeReply: sql`case when ${projectMilestones.disputedBy} = 'company' then '' else ${projectMilestones.disputeReply} end`,
      })
      .where(inArray(projectMilestones.projectId, own))
    await tx
      .update(projectChanges)
      .set({ reason: '' })
      .where(and(eq(projectChanges.side, 'member'), inArray(projectChanges.projectId, own)))
    // Reviews that were never shown are deleted with their author.
    await tx
      .delete(projectReviews)
      .where(
        and(
          eq(projectReviews.side, 'member'),
          inArray(projectReviews.projectId, own),
          sql`${projectReviews.projectId} not in ${reviewed(id)}`,
        ),
      )
    await tx.update(projectHours).set({ note: '' }).where(inArray(projectHours.projectId, own))
  },
}
