// The last step: once both sides have signed, the document is sealed, the contract complete and the applicant hired.

import { hireByOffer } from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isCountersigned } from '#shared/features/hiring/offers/offer-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { sealDocument } from '../documents/documents.service.ts'
import { notifyCompanyOfOffer, notifyTalentOfOffer } from '../notifying.service.ts'
import { lockOffer, selectSignatures } from '../offers.queries.ts'
import { moveOffer } from '../transitions.service.ts'

/** Runs in a job and can be repeated: after the first time it finds nothing to do. */
export const completeOffer = (platform: Platform, id: Id): Promise<void> =>
  transaction(platform.db, async (tx) => {
    const offer = await lockOffer(tx, id)
    if (!offer || !isCountersigned(offer.status)) return
    await sealDocument(tx, platform, offer)
    const moved = await moveOffer(tx, platform, offer, { event: 'complete', actor: { role: 'system', id: null } })
    const signer = (await selectSignatures(tx, id, offer.version)).find(({ role }) => role === 'company')
    await hireByOffer(tx, platform, offer.applicationId, { role: 'company', id: signer?.signerId ?? null })
    await notifyTalentOfOffer(tx, platform, moved, { event: 'offer_updated', how: 'completed' })
    await notifyCompanyOfOffer(tx, platform, moved, { event: 'offer_answered', how: 'completed' })
  })
