// An offer for a member who hides the names of the job's applicants.

import type { OfferCard, OfferDetail } from '#shared/features/hiring/offers/offer-view.contract.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import { redactor } from '#shared/kit/text/redact-name.ts'

export const cardWithoutName = <Card extends OfferCard>(card: Card): Card => ({
  ...card,
  talent: { ...card.talent, name: pseudonymOf(card.applicationId) },
})

/** A signature is a name, and the signed contract contains it. */
export function offerWithoutName(offer: OfferDetail): OfferDetail {
  const redact = redactor(offer.talent.name)
  const name = pseudonymOf(offer.applicationId)
  return {
    ...cardWithoutName(offer),
    counters: offer.counters.map((counter) => ({ ...counter, message: redact(counter.message) })),
    extension: offer.extension && { ...offer.extension, reason: redact(offer.extension.reason) },
    signatures: offer.signatures.map((signature) =>
      signature.role === 'talent' ? { ...signature, name, drawing: null } : signature,
    ),
    history: offer.history.map((entry) => (entry.actor === 'talent' ? { ...entry, name } : entry)),
    declineNote: offer.declineNote && redact(offer.declineNote),
    withdrawNote: offer.withdrawNote && redact(offer.withdrawNote),
    document: null,
  }
}
