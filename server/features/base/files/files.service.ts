import type { Clock } from '#server/platform/clock.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Disposition, LinkSigner } from '#server/platform/files/signed-links.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Identity } from '#shared/access/identity.ts'
import { fileKindRules, imageVariants } from '#shared/features/base/files/file-kinds.ts'
import { isDeletedFile, isReadyFile } from '#shared/features/base/files/file-status.ts'
import { fileTypes, isFileTypeName } from '#shared/features/base/files/file-types.ts'
import type { File } from '#shared/features/base/files/files.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moveFile } from './file-transitions.ts'
import { eraseFile } from './files.jobs.ts'
import { canRemoveFile, canSeeFile } from './files.policy.ts'
import { presentFile } from './files.presenter.ts'
import { type FileRow, selectFile, selectReadyFiles, updateHeld, updateReleased } from './files.queries.ts'

export async function findVisibleFile(db: Db, viewer: Pick<Identity, 'id'>, fileId: Id): Promise<FileRow> {
  const file = found(await selectFile(db, fileId))
  return found(canSeeFile(viewer, file) && !isDeletedFile(file.status) ? file : null)
}

/** Checks no policy: for features that have already established that the viewer may know of these files. */
export async function findReadyFiles(db: Db, fileIds: readonly Id[]): Promise<Map<Id, FileRow>> {
  if (fileIds.length === 0) return new Map()
  return new Map((await selectReadyFiles(db, fileIds)).map((file) => [file.id, file]))
}

export const showFile = async (db: Db, viewer: Identity, fileId: Id): Promise<File> =>
  presentFile(await findVisibleFile(db, viewer, fileId), viewer)

/**
 * A fresh link for this viewer. Checks no policy: call it only for a file the viewer may see. Defaults to the largest variant.
 */
export function linkToFile(
  signer: LinkSigner,
  viewer: Pick<Identity, 'id'>,
  file: FileRow,
  options: { variant?: string | undefined; disposition: Disposition },
): string {
  ensure(isReadyFile(file.status), 'not_found')
  const variants = variantsOf(file)
  const variant = options.variant ?? variants.at(-1) ?? 'original'
  ensure(variants.includes(variant), 'not_found')
  const disposition = isShownInline(file) ? options.disposition : 'attachment'
  return signer.sign({ fileId: file.id, variant, disposition }, fileKindRules(file.kind).isPublic ? null : viewer.id)
}

/** For media that its owner shows to everybody. */
export function linkToFileForAll(signer: LinkSigner, file: FileRow): string {
  ensure(isReadyFile(file.status) && isShownInline(file), 'not_found')
  return signer.sign({ fileId: file.id, variant: 'original', disposition: 'inline' }, null)
}

const familyOf = ({ type }: FileRow) => (type && isFileTypeName(type) ? fileTypes[type].family : null)

const variantsOf = (file: FileRow): readonly string[] => (familyOf(file) === 'image' ? imageVariants : ['original'])

/** Re-encoded images, and media, which browsers only ever play. Documents can carry scripts, so they are downloaded. */
export const isShownInline = (file: FileRow): boolean => familyOf(file) === 'image' || familyOf(file) === 'media'

export async function removeFile(db: Db, jobs: Jobs, viewer: Pick<Identity, 'id'>, fileId: Id): Promise<void> {
  const file = await findVisibleFile(db, viewer, fileId)
  ensure(canRemoveFile(viewer, file))
  // An unfinished upload is cancelled at /uploads, which also deletes its bytes.
  ensure(isReadyFile(file.status), 'status_changed_meanwhile')
  await transaction(db, async (tx) => {
    await moveFile(tx, file, { event: 'remove', by: 'owner' })
    await eraseContent(tx, jobs, file.storageKey)
  })
}

/** Call in the transaction that sends them: from then on their owner cannot remove them. Missing files are skipped. */
export const holdFiles = async (tx: Db, clock: Clock, fileIds: readonly Id[]): Promise<Id[]> =>
  fileIds.length === 0 ? [] : updateHeld(tx, fileIds, clock.now())

const notYourFile = /* i18n */ { id: 'files.gone', message: 'One of the files is gone. Upload it again.' }

/** The sender's own uploads; from now on they stay with what was sent. */
export async function holdOwnFiles(
  tx: Db,
  clock: Clock,
  viewer: Pick<Identity, 'id'>,
  fileIds: readonly Id[],
): Promise<Id[]> {
  const ids = [...new Set(fileIds)]
  const files = await findReadyFiles(tx, ids)
  if (ids.some((fileId) => files.get(fileId)?.personId !== viewer.id)) throw fieldError(['fileIds'], notYourFile)
  await holdFiles(tx, clock, ids)
  return ids
}

/** What they were sent with has been deleted: their owner may remove them again. */
export const releaseFiles = async (tx: Db, fileIds: readonly Id[]): Promise<void> => {
  if (fileIds.length > 0) await updateReleased(tx, fileIds)
}

/** Through the queue: the content is deleted if and only if the transaction commits, even when the storage is down. */
export const eraseContent = (tx: Db, jobs: Jobs, storageKey: string, uploadId?: string): Promise<void> =>
  jobs.send(eraseFile, { storageKey, ...(uploadId && { uploadId }) }, tx)
