// "@Name" in a note for the team tells that member about it. The notification has no text of the note: whoever may not read
// it yet is only asked to look.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { nameFor } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findMembers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ApplicationRow } from '../applications.queries.ts'

type Written = { text: string; by: Id; who: string }

export async function notifyMentioned(
  tx: Db,
  platform: Platform,
  { id, companyId, jobId, talentId, sent }: ApplicationRow,
  { text, by, who }: Written,
): Promise<void> {
  if (!text.includes('@')) return
  const memberIds = (await findMembers(tx, companyId)).map(({ personId }) => personId)
  for (const [personId, name] of await findVerifiedNames(tx, memberIds))
    if (personId !== by && text.includes(`@${name}`))
      await notify(platform, tx, {
        personId,
        event: 'applicant_mention',
        href: `/company/applicants/${id}`,
        subject: id,
        values: {
          who,
          name: await nameFor(tx, { id: personId }, { jobId, applicationId: id, name: sent.name }),
          job: sent.job.title,
        },
        about: talentId,
      })
}
