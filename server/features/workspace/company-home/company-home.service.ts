import { summarizeApplicants } from '#server/features/hiring/applications/company/company-figures.service.ts'
import { summarizeJobs } from '#server/features/jobs/jobs/figures/company-figures.service.ts'
import { showUnreadConversations } from '#server/features/talk/chat/conversations/conversations.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { type CompanyOverview, MAX_SHOWN } from '#shared/features/workspace/company-home/company-home.contract.ts'

export async function showOverview(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Identity,
  company: OwnCompany,
): Promise<CompanyOverview> {
  const { newest, ...jobs } = await summarizeJobs(db, company.id, MAX_SHOWN)
  const [{ byJob, ...applicants }, { unread }] = await Promise.all([
    summarizeApplicants(db, company, {
      viewer,
      now: clock.now(),
      limit: MAX_SHOWN,
      jobIds: newest.map(({ id }) => id),
    }),
    showUnreadConversations(db, viewer),
  ])
  return {
    company,
    applicants,
    jobs: {
      ...jobs,
      shown: newest.map((job) => {
        const { unseen = 0, live = 0 } = byJob.get(job.id) ?? {}
        return { ...job, newApplicants: unseen, liveApplicants: live }
      }),
    },
    unreadConversations: unread,
  }
}
