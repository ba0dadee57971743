// Documents of an application. Nothing is stored unencrypted, not even for a moment.

import { eraseContent } from '#server/features/base/files/files.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { EliteDocument } from '#shared/features/elite/elite/elite.contract.ts'
import { MAX_ANSWER_FILES, MAX_DOCUMENTS } from '#shared/features/elite/elite/elite-limits.ts'
import { isOpenQuestion } from '#shared/features/elite/elite/elite-question-status.ts'
import { canExpire, type DocumentKind } from '#shared/features/elite/elite/elite-words.ts'
import { taxFormExpiry } from '#shared/features/elite/elite/tax-form.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isOwn, mayAddDocument, mayRemoveDocument, mayReview } from '../elite.policy.ts'
import { presentDocument } from '../elite.presenter.ts'
import {
  type DocumentRow,
  deleteDocument,
  insertDocument,
  lockLive,
  selectApplication,
  selectDocument,
  selectDocuments,
  selectQuestion,
} from '../elite.queries.ts'
import { documentTypeOf } from './document-type.ts'
import { contentKey, openDocument, sealDocument } from './sealing.ts'

const STORED_AS = 'application/octet-stream'

const wrongType = /* i18n */ { id: 'elite.document.type', message: 'Send a PDF, JPEG or PNG file.' }
const tooMany = /* i18n */ { id: 'elite.document.too_many', message: 'You have reached the limit of files.' }
const closed = /* i18n */ { id: 'elite.document.closed', message: 'Files can no longer be added here.' }
const expired = /* i18n */ { id: 'elite.document.expired', message: 'This document has already expired.' }
const reviewed = /* i18n */ {
  id: 'elite.document.reviewed',
  message: 'The reviewers already have this document, so it cannot be deleted here.',
}

type NewDocument = { kind: DocumentKind; name: string; question?: Id | undefined; expires?: string | undefined }

export async function addDocument(
  platform: Platform,
  viewer: { id: Id },
  { kind, name, question: questionId, expires }: NewDocument,
  content: Buffer,
): Promise<EliteDocument> {
  const { db, storage, clock } = platform
  const type = documentTypeOf(content)
  if (!type) throw fieldError(['document'], wrongType)
  ensure((kind === 'answer') === (questionId !== undefined), 'malformed_request')
  ensure(expires === undefined || canExpire(kind), 'malformed_request')
  if (expires !== undefined && expires <= clock.now().toISOString().slice(0, 10))
    throw fieldError(['document'], expired)
  const id = newId()
  const storageKey = `elite/${id}`
  const sealed = sealDocument(platform, id, content)
  await storage.write(contentKey(storageKey), sealed, { type: STORED_AS, size: sealed.length })
  try {
    return await transaction(db, async (tx) => {
      const application = await lockLive(tx, viewer.id)
      if (!application || !mayAddDocument(application.status)) throw tooLate(closed)
      const before = await selectDocuments(tx, application.id)
      const siblings = before.filter((one) => one.questionId === (questionId ?? null))
      if (siblings.length >= (questionId ? MAX_ANSWER_FILES : MAX_DOCUMENTS)) throw fieldError(['document'], tooMany)
      if (questionId !== undefined) {
        const question = found(await selectQuestion(tx, questionId))
        ensure(isOwn(viewer, question), 'not_found')
        if (!isOpenQuestion(question.status)) throw tooLate(closed)
      }
      const createdAt = clock.now()
      const row = await insertDocument(tx, {
        id,
        applicationId: application.id,
        personId: viewer.id,
        questionId: questionId ?? null,
        kind,
        name,
        type,
        size: content.length,
        storageKey,
        expiresOn: kind === 'tax_form' ? taxFormExpiry(createdAt.toISOString()) : (expires ?? null),
        createdAt,
      })
      return presentDocument(row)
    })
  } catch (error) {
    await storage.deletePrefix(storageKey)
    throw error
  }
}

async function findOwn({ db }: Pick<Platform, 'db'>, viewer: { id: Id }, id: Id): Promise<DocumentRow> {
  const document = found(await selectDocument(db, id))
  ensure(isOwn(viewer, document), 'not_found')
  return document
}

export async function removeDocument(platform: Platform, viewer: { id: Id }, id: Id): Promise<void> {
  const { db, jobs } = platform
  await transaction(db, async (tx) => {
    const application = await lockLive(tx, viewer.id)
    const document = await findOwn({ db: tx }, viewer, id)
    const question = document.questionId === null ? null : await selectQuestion(tx, document.questionId)
    const isUnread = question ? isOpenQuestion(question.status) : application && mayRemoveDocument(application.status)
    if (application?.id !== document.applicationId || !isUnread) throw tooLate(reviewed)
    await deleteDocument(tx, id)
    await eraseContent(tx, jobs, document.storageKey)
  })
}

export type OpenedDocument = { content: Buffer; document: DocumentRow }

export async function readOwnDocument(platform: Platform, viewer: { id: Id }, id: Id): Promise<OpenedDocument> {
  const document = await findOwn(platform, viewer, id)
  return { document, content: await openDocument(platform, document) }
}

/** Access is recorded before anything is shown. */
export async function reviewDocument(platform: Platform, viewer: Viewer, id: Id): Promise<OpenedDocument> {
  const { db } = platform
  const document = found(await selectDocument(db, id))
  const application = found(await selectApplication(db, document.applicationId))
  if (!mayReview(viewer, application)) throw new AppError('not_found')
  const subject = { kind: 'elite', id: application.id }
  await recordAudit(db, platform, { actor: viewer, action: 'elite.look', subject, after: { kind: document.kind } })
  return { document, content: await openDocument(platform, document) }
}
