// Files that are evidence in a case: an operator opens them on request, and every look is recorded.

import type { FastifyReply } from 'fastify'
import { type AuditSubject, recordAudit } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Evidence } from '#shared/operator-case.ts'
import { findReadyFiles, linkToFile } from '../files.service.ts'

type Params = { id: Id; fileId: Id }
type Viewer = { id: Id }

/** Throws unless this operator may decide the case, and the file belongs to it. */
type FindCase = (db: Db, viewer: Viewer, params: Params) => Promise<{ action: string; subject: AuditSubject }>

/** Redirects to a link that works for this operator and a few minutes, so it is not mounted like the rest. */
export function serveEvidenceFiles(
  app: App,
  platform: Platform,
  { path, guard, summary, params }: Endpoint,
  findCase: FindCase,
): void {
  const signer = createLinkSigner({ secret: platform.appKey, clock: platform.clock })
  const schema = { summary, 'x-guard': guard, tags: ['ops'], params }
  app.get<{ Params: Params }>(path, { schema, config: { guard, limit: 'strict' } }, async (request, reply) => {
    const viewer = found(request.viewer)
    const file = await transaction(platform.db, async (tx) => {
      const { action, subject } = await findCase(tx, viewer, request.params)
      const ready = found((await findReadyFiles(tx, [request.params.fileId])).get(request.params.fileId))
      await recordAudit(tx, platform, { actor: viewer, action, subject, after: { kind: ready.kind } })
      return ready
    })
    return redirect(reply, linkToFile(signer, viewer, file, { disposition: 'attachment' }))
  })
}

const redirect = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(url, 303)

/** What the case offers to open; deleted files are left out. */
export async function evidenceFiles(
  db: Db,
  { path }: Pick<Endpoint, 'path'>,
  caseId: Id,
  fileIds: readonly Id[],
): Promise<Evidence[]> {
  const files = await findReadyFiles(db, fileIds)
  return fileIds.flatMap((fileId): Evidence[] => {
    const file = files.get(fileId)
    const href = path.replace(':id', caseId).replace(':fileId', fileId)
    return file ? [{ kind: 'link', label: file.name, href }] : []
  })
}
