// Publishes receipts to everybody who may see them.

import { findBlocks } from '#server/features/people/preferences/blocks.service.ts'
import { findPeopleHidingReceipts } from '#server/features/people/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { receiptChanged } from '#shared/features/talk/chat/chat.events.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findCurrentSeats } from '../conversations/seats.service.ts'
import { isNamedTo } from './others.service.ts'

type Receipt = { id: Id; isRequest: boolean; readSeq?: number; deliveredSeq?: number }

export async function publishReceipts(
  db: Db,
  { realtime }: Pick<Platform, 'realtime'>,
  personId: Id,
  receipts: readonly Receipt[],
): Promise<void> {
  const open = receipts.filter(({ isRequest }) => !isRequest)
  const seats = Map.groupBy(
    await findCurrentSeats(
      db,
      open.map(({ id }) => id),
    ),
    ({ conversationId }) => conversationId,
  )
  const others = [...new Set([...seats.values()].flat().map((seat) => seat.personId))].filter((id) => id !== personId)
  const { between } = await findBlocks(db, personId, others)
  const silent = await findPeopleHidingReceipts(db, [...others, personId])
  for (const { id, isRequest: _isRequest, ...numbers } of open) {
    const own = seats.get(id)?.find((seat) => seat.personId === personId)
    for (const seat of seats.get(id) ?? []) {
      const isHidden = numbers.readSeq !== undefined && (silent.has(personId) || silent.has(seat.personId))
      if (!own || seat === own || isHidden || between.has(seat.personId) || !isNamedTo(seat, own)) continue
      const payload = { conversationId: id, personId, ...numbers }
      realtime.publish(receiptChanged, { personId: seat.personId }, payload, { tx: db })
    }
  }
}
