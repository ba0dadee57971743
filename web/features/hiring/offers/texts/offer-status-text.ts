import { useLingui } from '@lingui/react/macro'
import type { OfferDeclineReason } from '#shared/features/hiring/offers/offer-limits.ts'
import {
  awaitsCompany,
  awaitsTalentAnswer,
  isCompletedOffer,
  isLostOffer,
  type OfferEvent,
  type OfferStatus,
} from '#shared/features/hiring/offers/offer-status.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export function useOfferStatusText() {
  const { t } = useLingui()
  const forTalent: Record<OfferStatus, string> = {
    draft: t`Draft`,
    pending_approval: t`Draft`,
    approved: t`Draft`,
    sent: t`Your turn`,
    viewed: t`Your turn`,
    negotiating: t`You asked for changes`,
    accepted: t`Signed by you`,
    countersigned: t`Signed by both`,
    completed: t`Signed by both`,
    declined: t`Declined`,
    expired: t`Expired`,
    withdrawn: t`Withdrawn`,
  }
  const forCompany: Record<OfferStatus, string> = {
    draft: t`Draft`,
    pending_approval: t`Needs approval`,
    approved: t`Ready to send`,
    sent: t`Sent`,
    viewed: t`Opened`,
    negotiating: t`Changes requested`,
    accepted: t`Needs your signature`,
    countersigned: t`Signed by both`,
    completed: t`Signed by both`,
    declined: t`Declined`,
    expired: t`Expired`,
    withdrawn: t`Withdrawn`,
  }
  return { forTalent, forCompany }
}

export const talentTone = (status: OfferStatus): ChipTone => {
  if (awaitsTalentAnswer(status)) return 'warn'
  if (isLostOffer(status)) return 'neutral'
  return isCompletedOffer(status) ? 'ok' : 'info'
}

export const companyTone = (status: OfferStatus): ChipTone => {
  if (awaitsCompany(status)) return 'warn'
  if (isLostOffer(status)) return 'neutral'
  return isCompletedOffer(status) ? 'ok' : 'info'
}

export function useOfferEventText(): Record<OfferEvent, string> {
  const { t } = useLingui()
  return {
    submit: t`Submitted for approval`,
    return: t`Sent back for changes`,
    approve: t`Approved`,
    send: t`Sent`,
    view: t`Opened`,
    counter: t`Changes requested`,
    keep: t`Kept unchanged`,
    revise: t`New version sent`,
    accept: t`Signed by the candidate`,
    countersign: t`Signed by the company`,
    complete: t`Completed`,
    decline: t`Declined`,
    expire: t`Expired`,
    withdraw: t`Withdrawn`,
  }
}

export function useDeclineReasonText(): Record<OfferDeclineReason, string> {
  const { t } = useLingui()
  return {
    pay: t`The pay`,
    other_offer: t`I accepted another offer`,
    role: t`The role`,
    hours: t`The hours`,
    location: t`The location`,
    company: t`The company`,
    personal: t`Personal reasons`,
    other: t`Something else`,
  }
}
