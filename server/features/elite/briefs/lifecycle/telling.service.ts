import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { BriefRow } from '../briefs.queries.ts'

type MemberNews = 'offered' | 'answered' | 'shortlisted' | 'interviewing' | 'selected' | 'not_selected' | 'cancelled'
type CompanyNews = 'interested' | 'withdrawn' | 'asked'

type Told = Pick<BriefRow, 'id' | 'title' | 'companyId' | 'createdBy'>

/** `company`: its name. */
export const tellMember = (
  tx: Db,
  platform: Platform,
  { id, title }: Told,
  { personId, how, company }: { personId: Id; how: MemberNews; company: string },
): Promise<void> =>
  notify(platform, tx, {
    personId,
    event: 'brief_news',
    href: `/elite/briefs/${id}`,
    subject: `${how}:${id}`,
    values: { how, title, company },
  })

/** Whoever wrote the brief, or the owner once that person has left. */
export async function tellCompany(tx: Db, platform: Platform, brief: Told, how: CompanyNews): Promise<void> {
  const members = await findHiringMembers(tx, brief.companyId)
  const personId = members.find((id) => id === brief.createdBy) ?? members[0]
  if (!personId) return
  await notify(platform, tx, {
    personId,
    event: 'brief_reply',
    href: `/company/briefs/${brief.id}`,
    subject: `${how}:${brief.id}`,
    values: { how, title: brief.title },
  })
}
