// Events that no status log records: new applications and messages from applicants. They are dispatched immediately.

import type { ReceivedApplication } from '#server/features/hiring/applications/applications.events.ts'
import { findProgress } from '#server/features/hiring/applications/company/company-applications.service.ts'
import type { ApplicationMessage } from '#server/features/talk/chat/chat.events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
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

async function note(tx: Db, { jobs }: Platform, { source, subjectId, at }: Happening): Promise<void> {
  const progress = await findProgress(tx, subjectId)
  if (!progress) return
  const { companyId, status, stageId } = progress
  if (!(await selectWebhooks(tx, companyId)).some(({ isActive }) => isActive)) return
  await insertOutbox(tx, { companyId, source, subjectId, event: source, toStatus: status, stageId, at })
  await jobs.send(dispatchWebhooks, {}, tx)
}
