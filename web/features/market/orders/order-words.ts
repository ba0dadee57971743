import { useLingui } from '@lingui/react/macro'
import type { EntryKind, PartyStep } from '#shared/features/market/orders/order-limits.ts'
import {
  isCancelledOrder,
  isCompletedOrder,
  isDisputed,
  type OrderStatus,
} from '#shared/features/market/orders/order-status.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export function useOrderStatusNames(): Record<OrderStatus, string> {
  const { t } = useLingui()
  return {
    requested: t`Requested`,
    accepted: t`Accepted`,
    requirements_pending: t`Details needed`,
    in_progress: t`In progress`,
    delivered: t`Delivered`,
    revision_requested: t`Changes requested`,
    completed: t`Completed`,
    cancelled: t`Cancelled`,
    disputed: t`Disputed`,
    resolved: t`Dispute decided`,
  }
}

export function toneOf(status: OrderStatus): ChipTone {
  if (isCompletedOrder(status)) return 'ok'
  if (isDisputed(status)) return 'bad'
  return isCancelledOrder(status) ? 'neutral' : 'info'
}

export function useStepNames(): Record<PartyStep, string> {
  const { t } = useLingui()
  return {
    accept: t`Accept the order`,
    ask_details: t`Ask for details`,
    start: t`Start working`,
    send_details: t`Send details`,
    deliver: t`Deliver`,
    complete: t`Accept the delivery`,
    request_revision: t`Ask for changes`,
    cancel: t`Cancel the order`,
    dispute: t`Open a dispute`,
  }
}

/** What to write with a step. */
export function useStepPrompts(): Partial<Record<PartyStep, string>> {
  const { t } = useLingui()
  return {
    ask_details: t`What do you need from the buyer?`,
    send_details: t`Details for the seller`,
    deliver: t`What you are delivering`,
    request_revision: t`What should change?`,
    cancel: t`Why are you cancelling?`,
    dispute: t`What went wrong?`,
  }
}

export function useEntryNames(): Record<EntryKind, string> {
  const { t } = useLingui()
  return {
    proposal: t`What was agreed`,
    request: t`Message with the order`,
    ask_details: t`Details needed`,
    send_details: t`Details`,
    deliver: t`Delivery`,
    request_revision: t`Changes requested`,
    cancel: t`Cancelled`,
    dispute: t`Dispute`,
    resolve: t`Decision`,
  }
}
