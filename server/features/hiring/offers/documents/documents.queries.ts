import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { offerDocuments } from '../offers.tables.ts'

type DocumentRow = typeof offerDocuments.$inferSelect
type DocumentMeta = Omit<DocumentRow, 'content'>

const { offerId, code, sha256, size, createdAt } = offerDocuments
const meta = { offerId, code, sha256, size, createdAt }

export async function insertDocument(db: Db, row: Omit<DocumentRow, 'size'>): Promise<void> {
  await db.insert(offerDocuments).values({ ...row, size: row.content.length })
}

export async function selectDocument(db: Db, id: Id): Promise<DocumentRow | null> {
  const [row] = await db.select().from(offerDocuments).where(eq(offerId, id))
  return row ?? null
}

/** Without the file itself. */
export async function selectDocumentMeta(db: Db, id: Id): Promise<DocumentMeta | null> {
  const [row] = await db.select(meta).from(offerDocuments).where(eq(offerId, id))
  return row ?? null
}

export async function selectDocumentByCode(db: Db, wanted: string): Promise<DocumentMeta | null> {
  const [row] = await db.select(meta).from(offerDocuments).where(eq(code, wanted))
  return row ?? null
}

export async function selectDocumentByHash(db: Db, hash: string): Promise<DocumentMeta | null> {
  const [row] = await db.select(meta).from(offerDocuments).where(eq(sha256, hash))
  return row ?? null
}
