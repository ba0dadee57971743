// Two members may act on the same applicant at once. Whoever acts on an outdated screen is told what a colleague did instead of
// undoing it.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findStages } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tooLate } from '#server/platform/http/app-error.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type ApplicationRow, selectEvents } from '../applications.queries.ts'

const movedByColleague = (name: string, stage: string) => /* i18n */ ({
  id: 'applications.moved_by_colleague',
  message: '{name} has moved this applicant to “{stage}” in the meantime.',
  values: { name, stage },
})
const movedMeanwhile = /* i18n */ {
  id: 'applications.moved_meanwhile',
  message: 'This applicant has been moved to another stage in the meantime.',
}

/** `undefined` skips the check: the caller did not send the stage it saw. */
export async function ensureStillIn(
  tx: Db,
  { id, jobId, stageId }: Pick<ApplicationRow, 'id' | 'jobId' | 'stageId'>,
  fromStageId: Id | null | undefined,
): Promise<void> {
  if (fromStageId === undefined || fromStageId === stageId) return
  const mover = (await selectEvents(tx, id)).findLast(({ actorRole }) => actorRole === 'company')?.actorId
  const name = mover && (await findVerifiedNames(tx, [mover])).get(mover)
  const stage = (await findStages(tx, [jobId])).find((one) => one.id === stageId)
  throw tooLate(name && stage ? movedByColleague(name, stage.name) : movedMeanwhile)
}
