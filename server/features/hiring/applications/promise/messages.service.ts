// Messages about an application count as replies: the company's keeps its promise, and then it is the other side's turn.

import type { ApplicationMessage } from '#server/features/talk/chat/chat.events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { lockApplication } from '../applications.queries.ts'
import { markSeen } from '../company/first-view.service.ts'
import { logEntry, replied } from '../transitions.service.ts'
import { turnAfterMessage } from './turns.service.ts'

export async function recordMessage(tx: Db, _platform: Platform, message: ApplicationMessage): Promise<void> {
  const found = await lockApplication(tx, message.applicationId)
  // The application was deleted with its talent; the conversation may remain.
  if (!found) return
  const { senderId, isFromCompany, at } = message
  // The message itself tells the talent that somebody has read the application.
  const application = isFromCompany ? await markSeen(tx, found, { by: senderId, at }) : found
  const actor = { role: isFromCompany ? 'company' : 'talent', id: senderId } as const
  const facts = isLive(application.status)
    ? { ...(isFromCompany && replied(application, at)), ...(await turnAfterMessage(tx, application, message)) }
    : {}
  await logEntry(tx, application, { kind: 'message', actor, at }, facts)
}
