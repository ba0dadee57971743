// Limits on a person's files: total size, size by kind, and the number of open uploads.

import type { I18n } from '@lingui/core'
import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  type FileKindName,
  fileKindNames,
  fileKindRules,
  MAX_OPEN_UPLOADS,
  PERSON_QUOTA_BYTES,
} from '#shared/features/base/files/file-kinds.ts'
import type { FileUsage } from '#shared/features/base/files/files.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { fileError } from './file-errors.ts'
import { countUnfinishedFiles, selectUsage } from './files.queries.ts'

export async function showUsage(db: Db, personId: Id): Promise<FileUsage> {
  const rows = new Map((await selectUsage(db, personId)).map((row) => [row.kind, row]))
  const kinds = fileKindNames.map((kind) => ({
    kind,
    files: rows.get(kind)?.files ?? 0,
    usedBytes: rows.get(kind)?.bytes ?? 0,
    maxBytes: fileKindRules(kind).quotaBytes,
  }))
  const usedBytes = kinds.reduce((sum, kind) => sum + kind.usedBytes, 0)
  return { usedBytes, maxBytes: PERSON_QUOTA_BYTES, kinds }
}

type Uploader = { personId: Id; i18n: I18n }

/**
 * Call inside the transaction that adds the file. A person's uploads are registered one at a time, so that none bypasses the
 * limit.
 */
export async function ensureQuota(
  tx: Db,
  uploader: Uploader,
  { kind, size }: { kind: FileKindName; size: number },
): Promise<void> {
  await lockPerson(tx, uploader.personId)
  await ensureRoom(tx, uploader, { kind, size, open: await countUnfinishedFiles(tx, uploader.personId) })
}

/** `open`: the number of files already being uploaded or recorded. */
export async function ensureRoom(
  db: Db,
  { personId, i18n }: Uploader,
  { kind, size, open }: { kind: FileKindName; size: number; open: number },
): Promise<void> {
  if (open >= MAX_OPEN_UPLOADS) throw fileError(i18n, kind, 'too_many_open')
  const { usedBytes, maxBytes, kinds } = await showUsage(db, personId)
  const ofKind = kinds.find((one) => one.kind === kind)
  if (ofKind && ofKind.usedBytes + size > ofKind.maxBytes) throw fileError(i18n, kind, 'quota_of_kind')
  if (usedBytes + size > maxBytes) throw fileError(i18n, kind, 'quota')
}
