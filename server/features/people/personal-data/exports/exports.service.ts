// The export from the person's view: request, wait, download, expiry after a week. It is built in build-export.service.ts.

import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Origin, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { LinkSigner } from '#server/platform/files/signed-links.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { isExportInProgress, isReadyExport } from '#shared/features/people/personal-data/export-status.ts'
import type { DataExport } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { HOURS_BETWEEN_EXPORTS } from '#shared/features/people/personal-data/personal-data-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canDownload } from '../personal-data.policy.ts'
import { countParts } from './export-archive.ts'
import { buildExport } from './exports.jobs.ts'
import { presentExport } from './exports.presenter.ts'
import { type ExportRow, insertExport, selectExport, selectLastSuccessfulExport } from './exports.queries.ts'

const HOUR = 3_600_000

/** Null if one can be requested now. */
export async function nextExportAt(db: Db, personId: Id, now: Date): Promise<Date | null> {
  const next = nextAllowedAt(await selectLastSuccessfulExport(db, personId))
  return next > now ? next : null
}

const nextAllowedAt = (last: ExportRow | null): Date =>
  new Date((last?.createdAt.getTime() ?? 0) + HOURS_BETWEEN_EXPORTS * HOUR)

export async function startExport(tx: Db, platform: Platform, viewer: Identity, origin: Origin): Promise<DataExport> {
  const now = platform.clock.now()
  await lockPerson(tx, viewer.id)
  const last = await selectLastSuccessfulExport(tx, viewer.id)
  // A double click, or a second tab: both get the export in progress.
  if (last && isExportInProgress(last.status)) return presentExport(last)
  const wait = nextAllowedAt(last).getTime() - now.getTime()
  if (wait > 0) throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) })
  const row = await insertExport(tx, {
    personId: viewer.id,
    status: 'queued',
    partsTotal: countParts(platform.personalData),
    createdAt: now,
  })
  await recordSecurityEvent(tx, viewer.id, 'export_asked', origin)
  await platform.jobs.send(buildExport, { exportId: row.id }, tx)
  return presentExport(row)
}

export async function linkToExport(
  { db, config }: Platform,
  signer: LinkSigner,
  viewer: Identity,
  exportId: Id,
): Promise<string> {
  const row = found(await selectExport(db, exportId))
  ensure(canDownload(viewer, row), 'not_found')
  // A browser that saves a file sends cookies, never a token: in token mode the link alone has to do, for its few minutes.
  const personId = config.auth.mode === 'token' ? null : viewer.id
  return signer.sign({ fileId: row.id, variant: 'archive', disposition: 'attachment' }, personId)
}

export async function findArchive(db: Db, exportId: Id): Promise<ExportRow> {
  const row = found(await selectExport(db, exportId))
  ensure(isReadyExport(row.status), 'not_found')
  return row
}
