// What endorsements need to know about an application.

import type { Db } from '#server/platform/db/database.ts'
import { isFiledForm } from '#shared/features/elite/elite/elite-form-status.ts'
import type { EliteStatus } from '#shared/features/elite/elite/elite-status.ts'
import { isLiveElite } from '#shared/features/elite/elite/elite-status.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lockLive, selectApplication, selectForms, selectLatest, selectSignature } from '../elite.queries.ts'

type LiveApplication = { id: Id; personId: Id; status: EliteStatus; createdAt: Date }

export async function findLiveApplication(db: Db, personId: Id, mode?: 'lock'): Promise<LiveApplication | null> {
  if (mode === 'lock') return lockLive(db, personId)
  const latest = await selectLatest(db, personId)
  return latest && isLiveElite(latest.status) ? latest : null
}

export const findApplication = (db: Db, id: Id): Promise<LiveApplication | null> => selectApplication(db, id)

export const isFormFiled = async (db: Db, applicationId: Id, kind: FormKind): Promise<boolean> =>
  (await selectForms(db, applicationId)).some((form) => form.kind === kind && isFiledForm(form.status))

/** Where the applicant signed from, to compare it with where endorsements come from. */
export async function findSignatureOrigin(
  db: Db,
  applicationId: Id,
): Promise<{ ipPrefix: string | null; userAgent: string } | null> {
  return selectSignature(db, applicationId)
}
