// Members of the company listen to the applicants of its jobs; they receive ids and read the rest as usual.

import { viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowOn, type ChannelAccess } from '#server/platform/realtime/grants/channel-registry.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { applicantChanged, companyApplicantsChanged } from '#shared/features/hiring/applications/applications.events.ts'
import {
  applicantsChannel,
  companyApplicantsChannel,
} from '#shared/features/hiring/applications/applications-channels.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { canRead } from './applications.policy.ts'

export const applicationsChannels: readonly ChannelAccess[] = [
  allowOn(applicantsChannel, ({ viewer, params, db }) => mayListen(db, viewer, params.jobId)),
  allowOn(companyApplicantsChannel, ({ viewer, params, db }) => mayListenToCompany(db, viewer, params.companyId)),
]

async function mayListen(db: Db, viewer: Viewer, jobId: string): Promise<boolean> {
  if (!idSchema.safeParse(jobId).success) return false
  try {
    const { company, memberRole } = await viewOwnJob(db, viewer, jobId)
    return canRead({ companyStatus: company.status, memberRole })
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

async function mayListenToCompany(db: Db, viewer: Viewer, companyId: string): Promise<boolean> {
  const company = (await listOwnCompanies(db, viewer)).find(({ id }) => id === companyId)
  return company !== undefined && canRead({ companyStatus: company.status, memberRole: company.role })
}

export function publishApplicant(
  { realtime }: Pick<Platform, 'realtime'>,
  tx: Db,
  { id, jobId, companyId }: { id: Id; jobId: Id; companyId: Id },
): void {
  realtime.publish(applicantChanged, { jobId }, { id }, { tx })
  realtime.publish(companyApplicantsChanged, { companyId }, {}, { tx })
}
