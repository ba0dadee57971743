// Messages from one person's view with all their parts, in a fixed number of queries per page.

import { findReadyFiles, findVisibleFile, linkToFile } from '#server/features/base/files/files.service.ts'
import { canReadJob } from '#server/features/jobs/jobs/jobs.policy.ts'
import { findJobCards, findOpenAmong, inView, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentMessage } from '../chat.presenter.ts'
import { findConversation } from '../conversations/conversations.service.ts'
import { selectMembers } from '../conversations/seats.queries.ts'
import type { Reader } from '../reader.ts'
import { findNamelessByIds, messageWithoutName } from '../visibility/nameless.service.ts'
import { isNamedTo } from '../visibility/others.service.ts'
import {
  type MessageRow,
  selectAttachments,
  selectChangesAfter,
  selectMessage,
  selectMessagesBefore,
  selectReactions,
} from './messages.queries.ts'

export async function presentMessages(db: Db, reader: Reader, rows: readonly MessageRow[]): Promise<Message[]> {
  const ids = rows.map(({ id }) => id)
  const attached = await selectAttachments(db, ids)
  const files = await findReadyFiles(
    db,
    attached.map(({ fileId }) => fileId),
  )
  // Files deleted by their owner disappear from the message, too.
  const attachments = attached.flatMap(({ messageId, fileId }) => {
    const file = files.get(fileId)
    return file ? [{ messageId, fileId, name: file.name, type: file.type, size: file.size }] : []
  })
  const reactions = await findReactions(db, reader, rows)
  const jobs = await findReadableJobs(db, reader.viewer, rows)
  const nameless = await findNamelessByIds(
    db,
    reader.viewer,
    rows.map(({ conversationId }) => conversationId),
  )
  return rows.map((row) => {
    const message = presentMessage(row, { attachments, reactions, jobs }, reader)
    const hidden = nameless.get(row.conversationId)
    return hidden ? messageWithoutName(message, hidden) : message
  })
}

/** A member of a company who has not written is not named by a reaction either. */
async function findReactions(db: Db, { viewer }: Reader, rows: readonly MessageRow[]) {
  const reactions = await selectReactions(
    db,
    rows.map(({ id }) => id),
  )
  if (reactions.length === 0) return []
  const seats = await selectMembers(db, [...new Set(rows.map(({ conversationId }) => conversationId))])
  return reactions.map((reaction) => {
    const conversationId = rows.find(({ id }) => id === reaction.messageId)?.conversationId
    const seatOf = (personId: Id) =>
      seats.find((seat) => seat.conversationId === conversationId && seat.personId === personId) ?? null
    const seat = seatOf(reaction.personId)
    return { ...reaction, shownAs: seat && !isNamedTo(seatOf(viewer.id), seat) ? seat.companyId : null }
  })
}

async function findReadableJobs(db: Db, viewer: Identity, rows: readonly MessageRow[]) {
  const ids = [...new Set(rows.flatMap(({ card }) => (card?.kind === 'job' ? card.jobId : [])))]
  const open = await findOpenAmong(db, ids)
  const readable = new Map<Id, NonNullable<Message['job']>>()
  for (const job of await findJobCards(db, ids))
    if (canReadJob(viewer, inView(await viewJob(db, viewer, job.id))))
      readable.set(job.id, { ...job, isOpen: open.has(job.id) })
  return readable
}

export const presentOne = async (db: Db, reader: Reader, row: MessageRow): Promise<Message> =>
  found((await presentMessages(db, reader, [row]))[0])

type HistoryQuery = { before?: number | undefined; limit: number }

export async function listMessages(db: Db, reader: Reader, conversationId: Id, { before, limit }: HistoryQuery) {
  await findConversation(db, reader.viewer, conversationId)
  const rows = await selectMessagesBefore(db, conversationId, { before, limit: limit + 1 })
  const items = await presentMessages(db, reader, rows.slice(0, limit).toReversed())
  return { items, hasEarlier: rows.length > limit }
}

type ChangesQuery = { after: number; limit: number }

export async function listChanges(db: Db, reader: Reader, conversationId: Id, { after, limit }: ChangesQuery) {
  await findConversation(db, reader.viewer, conversationId)
  return { items: await presentMessages(db, reader, await selectChangesAfter(db, conversationId, after, limit)) }
}

type LinkQuery = Parameters<typeof linkToFile>[3]

/** The file is the sender's; whoever may read the message may download it. */
export async function linkToAttachment(
  { db, appKey, clock }: Platform,
  viewer: Identity,
  { id, fileId }: { id: Id; fileId: Id },
  query: LinkQuery,
): Promise<{ url: string }> {
  const row = found(await selectMessage(db, id))
  await findConversation(db, viewer, row.conversationId)
  const isAttached = (await selectAttachments(db, [id])).some((attached) => attached.fileId === fileId)
  ensure(isAttached && row.deletedAt === null && row.senderId !== null, 'not_found')
  const file = await findVisibleFile(db, { id: row.senderId }, fileId)
  return { url: linkToFile(createLinkSigner({ secret: appKey, clock }), viewer, file, query) }
}
