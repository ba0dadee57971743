// Earlier recordings, reused for another subject. They are copied, so that neither depends on the other.

import type { I18n } from '@lingui/core'
import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import { storeContent } from '#server/features/base/files/uploads.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { withLocalFile } from '#server/platform/files/local-file.ts'
import type { LinkSigner } from '#server/platform/files/signed-links.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MAX_COPIES_PER_DAY } from '#shared/features/base/recordings/recording-kinds.ts'
import { isKeptRecording } from '#shared/features/base/recordings/recording-status.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { moveRecording } from './discarding.service.ts'
import { checkLength, recordingError } from './recording-errors.ts'
import { limitsFor } from './recording-purposes.service.ts'
import { canSeeRecording } from './recordings.policy.ts'
import {
  countUploadsAndCopies,
  insertRecording,
  lockTakes,
  type RecordingRow,
  type Subject,
  selectKeptElsewhere,
  selectRecording,
  selectTakes,
  tryLockReading,
} from './recordings.queries.ts'
import { presentRecordings } from './recordings.service.ts'

const MAX_SCANNED = 50
const MAX_OFFERED = 5

/** Copies of the same content are listed once. */
export async function listEarlier(
  db: Db,
  { platform, signer }: { platform: Platform; signer: LinkSigner },
  viewer: { id: Id },
  subject: Subject,
): Promise<Recording[]> {
  await limitsFor(db, platform, viewer, subject)
  const rows = await selectKeptElsewhere(db, viewer.id, subject, MAX_SCANNED)
  const files = await findReadyFiles(
    db,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  const byContent = Map.groupBy(rows, ({ fileId }) => (fileId && files.get(fileId)?.sha256) ?? null)
  byContent.delete(null)
  const newest = [...byContent.values()].flatMap(([first]) => first ?? [])
  return presentRecordings(db, signer, viewer, newest.slice(0, MAX_OFFERED))
}

type ReuseRequest = { recordingId: Id } & Subject

export async function reuseRecording(
  tx: Db,
  platform: Platform,
  { viewer, i18n }: { viewer: { id: Id }; i18n: I18n },
  { recordingId, ...subject }: ReuseRequest,
): Promise<RecordingRow> {
  const source = await selectRecording(tx, recordingId)
  const isTheirs = source !== null && canSeeRecording(viewer, source) && source.purpose === subject.purpose
  const { fileId, durationMs } = isTheirs ? source : { fileId: null, durationMs: null }
  const file = fileId && (await findReadyFiles(tx, [fileId])).get(fileId)
  if (!source || !isKeptRecording(source.status) || durationMs === null || !file)
    throw recordingError(i18n, 'recordingId', 'gone')
  // On a double click the second request finds what the first has created.
  await lockTakes(tx, viewer.id, subject)
  const known = await findSameContent(tx, viewer.id, subject, file.sha256)
  if (known) return known
  const now = platform.clock.now()
  const given = await countUploadsAndCopies(tx, viewer.id, new Date(now.getTime() - DAY))
  if (given >= MAX_COPIES_PER_DAY) throw recordingError(i18n, 'recordingId', 'manyCopies', { most: MAX_COPIES_PER_DAY })
  checkLength(i18n, 'recordingId', durationMs, await limitsFor(tx, platform, viewer, subject))
  ensure(await tryLockReading(tx, viewer.id), 'too_many_requests')
  const { kind, type } = source
  const id = newId()
  const copy = await withLocalFile(await platform.storage.read(`${file.storageKey}/original`), (path) =>
    storeContent({ ...platform, db: tx }, i18n, { id, personId: viewer.id, kind, name: subject.purpose, path }),
  )
  const row = await insertRecording(tx, { id, ownerId: viewer.id, ...subject, kind, type, createdAt: now })
  const facts = { fileId: copy.id, bytes: copy.size, durationMs, isCounted: true, endedAt: now }
  return moveRecording(tx, row, { event: 'keep', by: 'owner', facts })
}

async function findSameContent(
  tx: Db,
  ownerId: Id,
  subject: Subject,
  sha256: string | null,
): Promise<RecordingRow | null> {
  const rows = (await selectTakes(tx, ownerId, subject)).filter(({ status }) => isKeptRecording(status))
  const files = await findReadyFiles(
    tx,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  return rows.find(({ fileId }) => fileId && files.get(fileId)?.sha256 === sha256) ?? null
}
