// The signed agreement, sealed by a job like a contract. One that was signed before there were documents is sealed when it is
// first asked for.

import { createHash } from 'node:crypto'
import { newCode, sealFile } from '#server/features/hiring/offers/documents/sealed-files.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { agreementClauses } from '#shared/features/elite/elite/elite-agreement.ts'
import type { DocumentFactsView } from '#shared/features/hiring/offers/documents.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectLatest, selectSignature } from '../elite.queries.ts'
import { insertAgreement, selectAgreement, selectSealed } from './agreement.queries.ts'
import { writeAgreement } from './agreement-document.ts'

export const agreementHash = (): string => createHash('sha256').update(JSON.stringify(agreementClauses)).digest('hex')

/** Can be repeated: after the first time it finds nothing to do. */
export const sealAgreement = (platform: Platform, applicationId: Id): Promise<void> =>
  transaction(platform.db, async (tx) => {
    const signature = await selectSignature(tx, applicationId)
    // Erased in the meantime, or sealed before.
    if (!signature || (await selectAgreement(tx, applicationId))) return
    const { config, url } = platform
    const code = newCode()
    const facts = { code, signature, hash: agreementHash(), siteTitle: config.siteTitle }
    const written = await writeAgreement({ ...facts, verifyUrl: `${url}/verify-document` })
    const sealed = await sealFile(tx, platform, written)
    await insertAgreement(tx, { applicationId, personId: signature.personId, code, ...sealed })
  })

export async function readAgreement(platform: Platform, viewer: { id: Id }): Promise<Buffer> {
  const { id } = found(await selectLatest(platform.db, viewer.id))
  await sealAgreement(platform, id)
  return found(await selectAgreement(platform.db, id)).content
}

/** Without the member’s name: whoever has the code may have found it on somebody’s desk. */
export async function findSealedAgreement(
  db: Db,
  { config }: Pick<Platform, 'config'>,
  wanted: { code: string } | { sha256: string },
): Promise<DocumentFactsView | null> {
  const sealed = await selectSealed(db, wanted)
  return (
    sealed && {
      kind: 'agreement',
      code: sealed.code,
      company: config.siteTitle,
      role: '',
      sha256: sealed.sha256,
      sealedAt: sealed.createdAt.toISOString(),
    }
  )
}
