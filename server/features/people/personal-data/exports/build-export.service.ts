// Builds an export. A worker may die at any point: the next attempt starts over with the same result.

import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { i18nFor, localeOf } from '#server/platform/i18n/server-i18n.ts'
import { identifyPerson } from '#server/platform/personal-data/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isQueuedExport } from '#shared/features/people/personal-data/export-status.ts'
import { EXPORT_KEPT_DAYS } from '#shared/features/people/personal-data/personal-data-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { EXPORT_SECTION, exportReadyMail } from '../personal-data.emails.ts'
import { writeArchive } from './export-archive.ts'
import { archiveOf, folderOf } from './export-paths.ts'
import { exportReadme } from './export-readme.ts'
import { type ExportRow, moveExport, selectExport, startTry, updateProgress } from './exports.queries.ts'

/** Fewer than the queue would make, so that this code has the last word and can inform the person. */
const MAX_TRIES = 3
const DAY = 86_400_000

export async function buildExportOf(platform: Platform, exportId: Id): Promise<void> {
  const { db, log, storage } = platform
  const begun = await startTry(db, exportId)
  if (!begun) return deleteIfOrphaned(platform, exportId)
  if (begun.tries > MAX_TRIES) return markFailed(platform, begun)
  const row = isQueuedExport(begun.status) ? await moveExport(db, begun, 'start') : begun
  try {
    await build(platform, row)
  } catch (error) {
    // Also if the account was erased meanwhile: nothing of it may remain.
    await storage.deletePrefix(folderOf(exportId))
    if (row.tries < MAX_TRIES) throw error
    log.error({ err: error, exportId }, 'export failed for good')
    await markFailed(platform, row)
  }
}

/** A worker may have died after writing the archive, and the account been deleted before the retry. */
async function deleteIfOrphaned({ db, storage }: Platform, exportId: Id): Promise<void> {
  if (!(await selectExport(db, exportId))) await storage.deletePrefix(folderOf(exportId))
}

async function markFailed({ db }: Platform, row: ExportRow): Promise<void> {
  await moveExport(db, row, 'fail')
}

async function build(platform: Platform, row: ExportRow): Promise<void> {
  const { db, storage, clock, config } = platform
  const person = await findPerson(db, row.personId)
  const i18n = i18nFor(localeOf(person.locale, undefined))
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    // Via the disk: the storage needs to know the size up front.
    const path = join(folder, 'archive.zip')
    await writeArchive(platform, {
      path,
      areas: platform.personalData,
      person: await identifyPerson(db, platform.personalData, person.id),
      readme: exportReadme(i18n, { siteTitle: config.siteTitle, madeAt: clock.now() }),
      now: clock.now(),
      onPartDone: (done) => updateProgress(db, row.id, done),
    })
    const { size } = await stat(path)
    await storage.write(archiveOf(row.id), createReadStream(path), { type: 'application/zip', size })
    await transaction(db, async (tx) => {
      const expiresAt = new Date(clock.now().getTime() + EXPORT_KEPT_DAYS * DAY)
      await moveExport(tx, row, 'finish', { size, expiresAt, partsDone: row.partsTotal })
      const mail = exportReadyMail(i18n, { siteTitle: config.siteTitle, url: platform.url, expiresAt })
      await notify(platform, tx, {
        personId: person.id,
        event: 'export_ready',
        href: EXPORT_SECTION,
        mail: { to: person.email, ...mail },
      })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
