// The key that seals documents. Each installation creates its own, and another one once the certificate has expired. Keys are stored
// encrypted, so that a database dump cannot sign.

import { X509Certificate } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { seal, unseal } from '#server/platform/sealed-secret.ts'
import { documentKeys } from '../offers.tables.ts'
import { createKey } from './cms.ts'

const NAME = 'offers'
const purpose = 'document-key'

type Deps = Pick<Platform, 'db' | 'clock' | 'appKey' | 'config'>

/** Of all keys, because documents sealed with earlier ones remain valid. */
export const findCertificates = async (db: Db): Promise<Buffer[]> =>
  (await selectKeys(db)).map(({ certificate }) => certificate)

const selectKeys = (db: Db) => db.select().from(documentKeys).orderBy(desc(documentKeys.createdAt))

const hasExpired = (certificate: Buffer, now: Date): boolean => new X509Certificate(certificate).validToDate <= now

export const loadDocumentKey = ({ db, clock, appKey, config }: Deps) =>
  transaction(db, async (tx) => {
    // Two nodes may seal their first document at the same time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('document-key', 0))`)
    const keys = await selectKeys(tx)
    const row = keys.find(({ certificate }) => !hasExpired(certificate, clock.now()))
    if (row) {
      const privateKey = unseal({ appKey, purpose, owner: row.name }, row.sealedKey)
      if (!privateKey) throw new Error('The document key was sealed with another APP_KEY')
      return { certificate: row.certificate, privateKey }
    }
    const name = keys.length === 0 ? NAME : `${NAME}-${keys.length + 1}`
    const created = await createKey(config.siteTitle, clock.now())
    await tx.insert(documentKeys).values({
      name,
      certificate: created.certificate,
      sealedKey: seal({ appKey, purpose, owner: name }, created.privateKey),
      createdAt: clock.now(),
    })
    return created
  })
