// The key that seals documents: created once per installation and stored encrypted, so that a database dump cannot sign.

import { eq, sql } from 'drizzle-orm'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { seal, unseal } from '#server/platform/sealed-secret.ts'
import { documentKeys } from '../offers.tables.ts'
import { createKey } from './cms.ts'

const NAME = 'offers'
const purpose = 'document-key'

type Deps = Pick<Platform, 'db' | 'clock' | 'appKey' | 'config'>

/** Null until the first document has been sealed. */
export async function findCertificate(db: Db): Promise<Buffer | null> {
  const [row] = await db.select().from(documentKeys).where(eq(documentKeys.name, NAME))
  return row?.certificate ?? null
}

export const loadDocumentKey = ({ db, clock, appKey, config }: Deps) =>
  transaction(db, async (tx) => {
    // Two nodes may seal their first document at the same time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('document-key', 0))`)
    const [row] = await tx.select().from(documentKeys).where(eq(documentKeys.name, NAME))
    if (row) {
      const privateKey = unseal({ appKey, purpose, owner: NAME }, row.sealedKey)
      if (!privateKey) throw new Error('The document key was sealed with another APP_KEY')
      return { certificate: row.certificate, privateKey }
    }
    const created = await createKey(config.siteTitle, clock.now())
    await tx.insert(documentKeys).values({
      name: NAME,
      certificate: created.certificate,
      sealedKey: seal({ appKey, purpose, owner: NAME }, created.privateKey),
      createdAt: clock.now(),
    })
    return created
  })
