// What is said about an application moves it too: a word of the company keeps its promise and makes a new one, and from
// then on the person is expected to answer.

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
  const facts = isFromCompany ? await renewed(tx, application, at) : { awaitsTalentSince: null }
  await noteEntry(tx, application, { kind: 'message', actor, at }, isLive(application.status) ? facts : {})
}

async function renewed(tx: Db, application: ApplicationRow, at: Date): Promise<Partial<ApplicationRow>> {
  const dueAt = await findNextDue(tx, application, application.status, at)
  return { ...promised(application, at, dueAt), awaitsTalentSince: at }
}
