// Events that the triggers do not record: new applications, messages from applicants, and what happens to offers. They are
// dispatched immediately.

import type { ReceivedApplication } from '#server/features/hiring/applications/applications.events.ts'
import { findProgress } from '#server/features/hiring/applications/company/company-applications.service.ts'
import type { MovedOffer } from '#server/features/hiring/offers/offers.events.ts'
import type { ApplicationMessage } from '#server/features/talk/chat/chat.events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isOpenOffer, isUnsentOffer } from '#shared/features/hiring/offers/offer-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { dispatchWebhooks } from './company-webhooks.jobs.ts'
import { insertOutbox, selectWebhooks } from './company-webhooks.queries.ts'

type Happening = { source: 'receipt' | 'message'; subjectId: Id; at: Date }

export const noteReceipt = (tx: Db, platform: Platform, { id }: ReceivedApplication): Promise<void> =>
  note(tx, platform, { source: 'receipt', subjectId: id, at: platform.clock.now() })

export async function noteMessage(tx: Db, platform: Platform, message: ApplicationMessage): Promise<void> {
  if (!message.isFromCompany)
    await note(tx, platform, { source: 'message', subjectId: message.applicationId, at: message.at })
}

/** Not before it is sent: until then the talent knows nothing of it. */
export async function noteOffer(
  tx: Db,
  { jobs }: Platform,
  { id, companyId, from, to, at }: MovedOffer,
): Promise<void> {
  if (isUnsentOffer(to) || (isUnsentOffer(from) && !isOpenOffer(to))) return
  if (!(await hasListeners(tx, companyId))) return
  const moved = { source: 'offer' as const, subjectId: id, event: 'move', fromStatus: from, toStatus: to }
  await insertOutbox(tx, { companyId, ...moved, at })
  await jobs.send(dispatchWebhooks, {}, tx)
}

const hasListeners = async (tx: Db, companyId: Id): Promise<boolean> =>
  (await selectWebhooks(tx, companyId)).some(({ isActive }) => isActive)

async function note(tx: Db, { jobs }: Platform, { source, subjectId, at }: Happening): Promise<void> {
  const progress = await findProgress(tx, subjectId)
  if (!progress) return
  const { companyId, status, stageId } = progress
  if (!(await hasListeners(tx, companyId))) return
  await insertOutbox(tx, { companyId, source, subjectId, event: source, toStatus: status, stageId, at })
  await jobs.send(dispatchWebhooks, {}, tx)
}
