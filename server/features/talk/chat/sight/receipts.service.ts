// That something has arrived or was read, told live. Not on the channel of the conversation, where everybody would hear it:
// to each who may see it, on their own.

import { findBlocks } from '#server/features/people/preferences/blocks.service.ts'
import { findSilentReaders } from '#server/features/people/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personChannel } from '#server/platform/realtime/person-channel.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findSeated } from '../conversations/seats.service.ts'
import { isNamedTo } from './others.service.ts'

type Receipt = { id: Id; isRequest: boolean; readSeq?: number; deliveredSeq?: number }

export async function tellReceipts(
  db: Db,
  { realtime }: Pick<Platform, 'realtime'>,
  personId: Id,
  receipts: readonly Receipt[],
): Promise<void> {
  const open = receipts.filter(({ isRequest }) => !isRequest)
  const seats = Map.groupBy(
    await findSeated(
      db,
      open.map(({ id }) => id),
    ),
    ({ conversationId }) => conversationId,
  )
  const others = [...new Set([...seats.values()].flat().map((seat) => seat.personId))].filter((id) => id !== personId)
  const { between } = await findBlocks(db, personId, others)
  const silent = await findSilentReaders(db, [...others, personId])
  for (const { id, isRequest: _isRequest, ...numbers } of open) {
    const own = seats.get(id)?.find((seat) => seat.personId === personId)
    for (const seat of seats.get(id) ?? []) {
      const isHidden = numbers.readSeq !== undefined && (silent.has(personId) || silent.has(seat.personId))
      if (!own || seat === own || isHidden || between.has(seat.personId) || !isNamedTo(seat, own)) continue
      const data = { conversationId: id, personId, ...numbers }
      realtime.publish({ channel: personChannel.of(seat.personId), event: 'receipt.changed', data }, db)
    }
  }
}
