// The shared texts of a room. Browsers exchange every change directly; what they save here is merged, so that whoever enters
// later, or was cut off, gets all of it. Merging needs no order and no base: each change applies once, however often it comes.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_PAD, type RoomPad } from '#shared/features/hiring/rooms/room-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { mergePad } from './merge-pad.ts'
import { lockPad, selectPad, writePad } from './rooms.queries.ts'
import { findOpenRoom, findRoom } from './rooms.service.ts'

const padIsFull = /* i18n */ {
  id: 'rooms.pad_full',
  message: 'This page is full. Delete something or use the other page.',
}
const notAnUpdate = /* i18n */ { id: 'rooms.not_an_update', message: 'This change cannot be read.' }

export async function showPad(db: Db, viewer: Viewer, id: Id, pad: RoomPad): Promise<{ state: string | null }> {
  await findRoom(db, viewer, id)
  return { state: (await selectPad(db, id, pad))?.toString('base64') ?? null }
}

export async function savePad(
  db: Db,
  { clock }: Platform,
  viewer: Viewer,
  { id, pad }: { id: Id; pad: RoomPad },
  update: string,
): Promise<void> {
  const at = clock.now()
  await findOpenRoom(db, viewer, id, at)
  await transaction(db, async (tx) => {
    const merged = mergePad(await lockPad(tx, id, pad), Buffer.from(update, 'base64'))
    if (merged === null) throw fieldError(['update'], notAnUpdate)
    if (merged.length > MAX_PAD) throw fieldError(['update'], padIsFull)
    await writePad(tx, id, pad, merged, at)
  })
}
