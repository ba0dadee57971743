// Extension point: documents of other features that are sealed like offers, for the public check.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided, slot } from '#server/platform/wiring/slot.ts'
import type { DocumentFactsView } from '#shared/features/hiring/offers/documents.contract.ts'

type Wanted = { code: string } | { sha256: string }
type FindSealed = (db: Db, platform: Platform, wanted: Wanted) => Promise<DocumentFactsView | null>

export const otherSealedDocuments = slot<FindSealed>('offers.other-sealed-documents')

export const findSealedElsewhere = (db: Db, platform: Platform, wanted: Wanted): Promise<DocumentFactsView | null> =>
  provided(platform, otherSealedDocuments)(db, platform, wanted)
