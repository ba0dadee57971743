// Search in one's own conversations only.

import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Identity } from '#shared/access/identity.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { SEARCH_MONTHS } from '#shared/features/talk/chat/chat-limits.ts'
import type { FoundMessage } from '#shared/features/talk/chat/message.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { selectOwnIds } from '../conversations/seats.queries.ts'
import { seatHolderOf } from '../conversations/seats.service.ts'
import { findNamelessByIds } from '../visibility/nameless.service.ts'
import { selectMatching } from './messages.queries.ts'
import { makeSnippet } from './snippet.ts'

type SearchQuery = {
  q: string
  conversationId?: Id | undefined
  since?: string | undefined
  cursor?: Id | undefined
  limit: number
}

export async function searchMessages(
  db: Db,
  clock: Clock,
  viewer: Identity,
  { q, conversationId, since, cursor, limit }: SearchQuery,
): Promise<Page<FoundMessage>> {
  const own = await selectOwnIds(db, await seatHolderOf(db, viewer.id))
  const words = [...new Set(foldText(q).split(' '))]
  const rows = await selectMatching(db, {
    conversationIds: conversationId ? own.filter((id) => id === conversationId) : own,
    words,
    since: since ? new Date(since) : monthsBefore(clock.now(), SEARCH_MONTHS),
    before: cursor,
    limit: limit + 1,
  })
  const nameless = await findNamelessByIds(
    db,
    viewer,
    rows.map((row) => row.conversationId),
  )
  const shown = (row: (typeof rows)[number]): string => nameless.get(row.conversationId)?.redact(row.body) ?? row.body
  const page = toPage(rows, limit, (row) => ({
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    senderId: row.senderId,
    at: row.createdAt.toISOString(),
    snippet: makeSnippet(shown(row), words),
  }))
  // Finding a message by a hidden name would reveal it.
  const findable = new Set(
    rows
      .filter((row) => !nameless.has(row.conversationId) || words.every((word) => foldText(shown(row)).includes(word)))
      .map(({ id }) => id),
  )
  return { ...page, items: page.items.filter(({ id }) => findable.has(id)) }
}

function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day
}
