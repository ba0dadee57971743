// Conversations about applications to jobs whose applicants' names the reader hides from themselves.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findHiddenJobs } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Redact, redactor } from '#shared/kit/text/redact-name.ts'
import { type ConversationRow, selectConversationsByIds } from '../conversations/conversations.queries.ts'

export type Nameless = { personId: Id; pseudonym: string; redact: Redact }

/** By conversation; those whose names the reader sees are missing. */
export async function findNameless(
  db: Db,
  reader: { id: Id },
  rows: readonly ConversationRow[],
): Promise<ReadonlyMap<Id, Nameless>> {
  const about = rows.flatMap(({ id, kind, about: applicationId, jobId, createdBy }) =>
    kind === 'application' && jobId && createdBy && createdBy !== reader.id
      ? [{ id, applicationId, jobId, personId: createdBy }]
      : [],
  )
  if (about.length === 0) return new Map()
  const hidden = await findHiddenJobs(db, reader)
  const nameless = about.filter(({ jobId }) => hidden.has(jobId))
  const names = await findVerifiedNames(db, [...new Set(nameless.map(({ personId }) => personId))])
  return new Map(
    nameless.map(({ id, applicationId, personId }) => [
      id,
      { personId, pseudonym: pseudonymOf(applicationId), redact: redactor(names.get(personId) ?? '') },
    ]),
  )
}

export const findNamelessByIds = async (db: Db, reader: { id: Id }, ids: readonly Id[]) =>
  findNameless(db, reader, await selectConversationsByIds(db, [...new Set(ids)]))

export const conversationWithoutName = (
  conversation: Conversation,
  { personId, pseudonym, redact }: Nameless,
): Conversation => ({
  ...conversation,
  others: conversation.others.map((other) => (other.id === personId ? { ...other, name: pseudonym } : other)),
  preview: conversation.preview && { ...conversation.preview, text: redact(conversation.preview.text) },
})

/** The names of files often contain the person's name. */
export const messageWithoutName = (message: Message, { personId, pseudonym, redact }: Nameless): Message => ({
  ...message,
  body: redact(message.body),
  attachments: message.attachments.map((file) =>
    message.senderId === personId ? { ...file, name: pseudonym } : { ...file, name: redact(file.name) },
  ),
})
