// Projects as those who take part see them, and the public showcase.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findReadyFiles, linkToFile } from '#server/features/base/files/files.service.ts'
import { findCompanies, findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { LinkSigner } from '#server/platform/files/signed-links.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { isSubmittedMilestone } from '#shared/features/elite/projects/milestone-status.ts'
import type { Project, ProjectRow, ShowcaseProject } from '#shared/features/elite/projects/project-facts.contract.ts'
import { isReviewedProject } from '#shared/features/elite/projects/project-status.ts'
import type { ProjectsQuery } from '#shared/features/elite/projects/projects.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { canReadProjects, type Participant, participantOf } from './projects.policy.ts'
import { presentProject, presentRow } from './projects.presenter.ts'
import {
  type ProjectRecord,
  selectChanges,
  selectHours,
  selectMilestone,
  selectMilestones,
  selectProject,
  selectProjectsOf,
  selectResumedAt,
  selectReviews,
  selectShowcase,
} from './projects.queries.ts'

type Viewer = { id: Id }

/** For people who do not take part it does not exist. */
export async function findProjectFor(
  db: Db,
  viewer: Viewer,
  id: Id,
  read: typeof selectProject = selectProject,
): Promise<{ project: ProjectRecord; participant: Participant }> {
  const project = found(await read(db, id))
  const { company, memberRole } = await findCompanyFor(db, viewer.id, project.companyId)
  const participant = participantOf(viewer, project, { companyStatus: company.status, memberRole })
  return { project, participant: found(participant) }
}

export async function showProject(db: Db, viewer: Viewer, id: Id): Promise<Project> {
  const { project, participant } = await findProjectFor(db, viewer, id)
  const [row] = await presentRows(db, [project])
  const milestones = await selectMilestones(db, [id])
  return presentProject(found(row), project, participant, {
    milestones,
    changes: await selectChanges(db, id),
    files: await findReadyFiles(
      db,
      milestones.flatMap(({ fileIds }) => fileIds),
    ),
    hours: await selectHours(db, id),
    reviews: await selectReviews(db, [id]),
    resumedAt: await selectResumedAt(db, id),
  })
}

/** Only for the two sides. */
export async function linkToDelivery(
  db: Db,
  signer: LinkSigner,
  viewer: Viewer,
  { id, fileId }: { id: Id; fileId: Id },
): Promise<{ url: string }> {
  const milestone = found(await selectMilestone(db, id))
  await findProjectFor(db, viewer, milestone.projectId)
  ensure(milestone.fileIds.includes(fileId), 'not_found')
  const file = found((await findReadyFiles(db, [fileId])).get(fileId))
  return { url: linkToFile(signer, viewer, file, { disposition: 'attachment' }) }
}

export function listCompanyProjects(
  db: Db,
  { id, status, role }: OwnCompany,
  query: ProjectsQuery,
): Promise<Page<ProjectRow>> {
  ensure(canReadProjects({ companyStatus: status, memberRole: role }))
  return listProjects(db, { companyId: id }, query)
}

export async function listProjects(
  db: Db,
  owner: Parameters<typeof selectProjectsOf>[1],
  { cursor, limit }: ProjectsQuery,
): Promise<Page<ProjectRow>> {
  const rows = await selectProjectsOf(db, owner, { before: cursor, limit: limit + 1 })
  return toPage(await presentRows(db, rows), limit, (one) => one)
}

async function namesOf(db: Db, rows: readonly ProjectRecord[]) {
  const people = await findContacts(db, [...new Set(rows.flatMap(({ personId }) => personId ?? []))])
  const companies = await findCompanies(db, [...new Set(rows.map(({ companyId }) => companyId))])
  return rows.map((project) => ({
    project,
    memberName: people.get(project.personId ?? '')?.name ?? '',
    company: found(companies.find(({ id }) => id === project.companyId)),
  }))
}

async function presentRows(db: Db, rows: readonly ProjectRecord[]): Promise<ProjectRow[]> {
  const milestones = await selectMilestones(
    db,
    rows.map(({ id }) => id),
  )
  return (await namesOf(db, rows)).map((named) =>
    presentRow({
      ...named,
      toApprove: milestones.filter(
        ({ projectId, status }) => projectId === named.project.id && isSubmittedMilestone(status),
      ).length,
    }),
  )
}

export async function listShowcase(db: Db, { cursor, limit }: ProjectsQuery): Promise<Page<ShowcaseProject>> {
  const rows = await selectShowcase(db, { before: cursor, limit: limit + 1 })
  const reviews = await selectReviews(
    db,
    rows.map(({ id }) => id),
  )
  const items = (await namesOf(db, rows)).map(({ project, memberName, company }): ShowcaseProject => {
    const review = reviews.find(({ projectId, side }) => projectId === project.id && side === 'company')
    return {
      id: project.id,
      title: project.title,
      text: project.showcaseText,
      companyName: company.name,
      companySlug: company.slug,
      memberName,
      completedOn: (project.completedAt ?? project.updatedAt).toISOString().slice(0, 10),
      stars: review && isReviewedProject(project.status) ? review.stars : null,
    }
  })
  return toPage(items, limit, (one) => one)
}
