import { msg } from '@lingui/core/macro'
import type { offersNotifications as facts } from '#shared/features/hiring/offers/offers.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const offersNotifications: Record<keyof typeof facts, NotificationWords> = {
  offer_received: { label: msg`Job offer`, help: msg`A company makes you an offer, or changes one.` },
  offer_due: { label: msg`Offer waiting for your answer`, help: msg`A reminder every two days, until you answer.` },
  offer_updated: {
    label: msg`News about your offer`,
    help: msg`More time, a reply to your request, withdrawn, expired, or signed by both sides.`,
  },
  offer_approval: { label: msg`Approval of an offer`, help: msg`An offer needs your approval, or yours was decided.` },
  offer_answered: {
    label: msg`Answer to an offer`,
    help: msg`Someone signed, declined or wants to change your offer.`,
  },
}
