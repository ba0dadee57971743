// Signatures. Each is chained to the terms and to the signature before it, so that none can be replaced unnoticed.

import { lockLiveApplication } from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { CompanyOffer } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { isOpenOffer, isSignedOffer, needsCountersignature } from '#shared/features/hiring/offers/offer-status.ts'
import type { CompanySignature, TalentOffer, TalentSignature } from '#shared/features/hiring/offers/offers.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { actOnOffer } from '../company/company-steps.service.ts'
import { notifyCompanyOfOffer } from '../notifying.service.ts'
import { canApproveOffers } from '../offers.policy.ts'
import {
  closeCounters,
  insertSignature,
  type OfferRow,
  type SignatureRow,
  selectSignatures,
  selectVersions,
} from '../offers.queries.ts'
import { actAsTalent, ensureAnswerable } from '../own/answering.service.ts'
import { moveOffer, offerStepErrors } from '../transitions.service.ts'
import { sealOffer } from './offers-sealing.jobs.ts'
import { ensureName, type Origin, sealSignature } from './signatures.service.ts'

type Signer = { viewer: Viewer; origin: Origin }

/** Pressing the button twice signs once. */
export const signOffer = (
  db: Db,
  platform: Platform,
  { viewer, origin }: Signer,
  id: Id,
  given: TalentSignature,
): Promise<TalentOffer> =>
  actAsTalent(db, platform, viewer, id, async (tx, offer) => {
    if (isSignedOffer(offer.status) && offer.version === given.version) return
    await ensureAnswerable(tx, platform, offer, given.version)
    await ensureName(tx, viewer.id, given)
    await writeSignature(tx, platform, offer, { role: 'talent', viewer, origin, given })
    const actor = { role: 'talent' as const, id: viewer.id }
    const moved = await moveOffer(tx, platform, offer, { event: 'accept', actor })
    await closeCounters(tx, id, 'dropped')
    await notifyCompanyOfOffer(tx, platform, moved, { event: 'offer_answered', how: 'accepted' })
  })

const notSigned = /* i18n */ {
  id: 'offers.talent_first',
  message: 'The applicant has not signed yet. You sign after them.',
}

export const countersignOffer = (
  db: Db,
  platform: Platform,
  { viewer, origin }: Signer,
  id: Id,
  given: CompanySignature,
): Promise<CompanyOffer> =>
  actOnOffer(db, platform, viewer, id, async (tx, offer, side) => {
    ensure(canApproveOffers(side))
    if (isSignedOffer(offer.status) && !needsCountersignature(offer.status)) return
    if (isOpenOffer(offer.status)) throw tooLate(notSigned)
    if (!needsCountersignature(offer.status)) throw tooLate(offerStepErrors[offer.status])
    await lockLiveApplication(tx, offer.applicationId)
    await ensureName(tx, viewer.id, given)
    await writeSignature(tx, platform, offer, { role: 'company', viewer, origin, given })
    await moveOffer(tx, platform, offer, { event: 'countersign', actor: { role: 'company', id: viewer.id } })
    await platform.jobs.send(sealOffer, { offerId: id }, tx)
  })

type Signing = Signer & { role: SignatureRow['role']; given: CompanySignature }

async function writeSignature(
  tx: Db,
  { clock }: Pick<Platform, 'clock'>,
  { id, version }: OfferRow,
  { role, viewer, origin, given: { name, method, drawing } }: Signing,
): Promise<void> {
  const { hash } = found((await selectVersions(tx, [id])).find(({ number }) => number === version))
  const previous = (await selectSignatures(tx, id, version)).at(-1)?.chainHash ?? ''
  const signed = sealSignature({ previous, hash, role, given: { name, method, drawing }, at: clock.now() })
  await insertSignature(tx, {
    offerId: id,
    version,
    role,
    signerId: viewer.id,
    ...origin,
    ...signed,
  })
}
