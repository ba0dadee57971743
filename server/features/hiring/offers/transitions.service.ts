// The only place that changes the status of an offer, for both sides and for the scheduled work.

import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import type { MessageDescriptor } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import {
  isOpenOffer,
  type OfferActor,
  type OfferEvent,
  type OfferStatus,
  offerStatusMachine,
} from '#shared/features/hiring/offers/offer-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { next } from '#shared/kit/status-machine.ts'
import { offerMoved } from './offers.events.ts'
import type { OfferRow } from './offers.queries.ts'
import { publishOffer } from './offers.realtime.ts'
import { offerEvents, offers } from './offers.tables.ts'

type Step = {
  event: OfferEvent
  actor: { role: OfferActor; id: Id | null }
  /** A code, never text about a person: the log outlives the account. */
  reason?: string
  facts?: Partial<OfferRow>
}

const notApproved = /* i18n */ { id: 'offers.not_approved', message: 'The offer has to be approved first.' }
const inHands = /* i18n */ { id: 'offers.is_sent', message: 'The offer has been sent, so this is no longer possible.' }
const signed = /* i18n */ {
  id: 'offers.is_signed',
  message: 'The offer has been signed, so this is no longer possible.',
}

/** Worded for both sides. */
export const offerStepErrors: Record<OfferStatus, MessageDescriptor> = {
  draft: notApproved,
  pending_approval: notApproved,
  approved: /* i18n */ { id: 'offers.is_approved', message: 'The offer is approved and can be sent.' },
  sent: inHands,
  viewed: inHands,
  negotiating: /* i18n */ {
    id: 'offers.is_negotiating',
    message: 'A counter-proposal is waiting for the company’s answer.',
  },
  accepted: signed,
  countersigned: signed,
  completed: signed,
  declined: /* i18n */ {
    id: 'offers.is_declined',
    message: 'The offer was declined, so this is no longer possible.',
  },
  expired: /* i18n */ { id: 'offers.is_expired', message: 'The offer has expired, so this is no longer possible.' },
  withdrawn: /* i18n */ {
    id: 'offers.is_withdrawn',
    message: 'The company withdrew the offer, so this is no longer possible.',
  },
}

export async function moveOffer(
  tx: Db,
  platform: Platform,
  { id, status }: Pick<OfferRow, 'id' | 'status'>,
  { event, actor, reason, facts = {} }: Step,
): Promise<OfferRow> {
  const at = platform.clock.now()
  const to = next(offerStatusMachine, status, event, actor.role)
  const moved = await transition(tx, {
    machine: offerStatusMachine,
    table: offers,
    events: offerEvents,
    id,
    from: status,
    event,
    actor,
    reason,
    at,
    stepErrors: offerStepErrors,
    facts: { updatedAt: at, ...(to && !isOpenOffer(to) && { remindAt: null }), ...facts },
  })
  publishOffer(platform, tx, moved)
  await announce(tx, platform, offerMoved, { id, companyId: moved.companyId, from: status, to: moved.status, at })
  return moved
}
