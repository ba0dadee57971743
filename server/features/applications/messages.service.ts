// What is said about an application moves it too: a word of the company keeps its promise, and from then on the person is
// expected to answer; with their answer the next promise begins.

import {
  listenToApplications,
  type SaidAboutApplication,
} from '#server/features/chat/conversations/about-applications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLive } from '#shared/features/applications/application-status.ts'
import { type ApplicationRow, lockApplication } from './applications.queries.ts'
import { noteEntry, promised } from './moving.service.ts'
import { findNextDue } from './promise/next-due.service.ts'

/** Once in every process in which people talk. */
export const hearMessages = (): void => listenToApplications(noteMessage)

async function noteMessage(tx: Db, _platform: Platform, said: SaidAboutApplication): Promise<void> {
  const application = await lockApplication(tx, said.applicationId)
  // Gone with its person; what was said about it may stay.
  if (!application) return
  const { senderId, isFromCompany, at } = said
  const actor = { role: isFromCompany ? 'company' : 'talent', id: senderId } as const
  const isAnswer = !isFromCompany && application.awaitsTalentSince !== null
  const moves = isLive(application.status) && (isFromCompany || isAnswer)
  const facts = moves ? await renewed(tx, application, said) : {}
  await noteEntry(tx, application, { kind: 'message', actor, at }, facts)
}

/** Whoever writes a second time before the other has answered gains no time by it. */
async function renewed(
  tx: Db,
  application: ApplicationRow,
  { isFromCompany, at }: SaidAboutApplication,
): Promise<Partial<ApplicationRow>> {
  const replyDueAt = await findNextDue(tx, application, application.status, at)
  if (isFromCompany) return { ...promised(application, at, replyDueAt), awaitsTalentSince: at }
  return { replyDueAt, nudgedAt: null, secondNudgedAt: null, awaitsTalentSince: null }
}
