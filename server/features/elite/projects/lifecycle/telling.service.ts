import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ProjectSide } from '#shared/features/elite/projects/project-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ProjectRecord } from '../projects.queries.ts'

type ProjectNews =
  | 'proposed'
  | 'sign'
  | 'start'
  | 'pause'
  | 'resume'
  | 'complete'
  | 'terminate'
  | 'submit'
  | 'approve'
  | 'auto_approve'
  | 'request_changes'
  | 'dispute'
  | 'replied'
  | 'decided'
  | 'propose'
  | 'accept'
  | 'decline'
  | 'abandoned'
  | 'reviewed'

/** `to`: who is told; the company’s first hiring member speaks for it. */
export async function tellSide(
  tx: Db,
  platform: Platform,
  project: Pick<ProjectRecord, 'id' | 'title' | 'personId' | 'companyId'>,
  { to, how, subject = project.id }: { to: ProjectSide; how: ProjectNews; subject?: Id },
): Promise<void> {
  const personId = to === 'member' ? project.personId : (await findHiringMembers(tx, project.companyId))[0]
  // Accounts are deleted, and companies lose their last member.
  if (!personId) return
  await notify(platform, tx, {
    personId,
    event: 'project_news',
    href: to === 'member' ? `/elite/projects/${project.id}` : `/company/projects/${project.id}`,
    subject: `${how}:${subject}`,
    values: { how, title: project.title },
  })
}
