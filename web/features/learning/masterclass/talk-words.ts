import { useLingui } from '@lingui/react/macro'
import type { RequestStatus } from '#shared/features/learning/masterclass/request-status.ts'
import type { TalkStatus } from '#shared/features/learning/masterclass/talk-status.ts'

export function useOfferStatusNames(): Record<TalkStatus, string> {
  const { t } = useLingui()
  return {
    draft: t`Draft`,
    submitted: t`Being reviewed`,
    accepted: t`Accepted: please confirm`,
    confirmed: t`Confirmed, waiting for a date`,
    scheduled: t`Scheduled`,
    live: t`Live now`,
    ended: t`Over`,
    replay_available: t`Transcript published`,
    archived: t`Archived`,
    rejected: t`Declined`,
    withdrawn: t`Withdrawn`,
    cancelled: t`Cancelled`,
  }
}

export function useRequestStatusNames(): Record<RequestStatus, string> {
  const { t } = useLingui()
  return {
    open: t`Open`,
    under_review: t`Being reviewed`,
    planned: t`Planned`,
    scheduled: t`Scheduled`,
    done: t`Done`,
    declined: t`Declined`,
    merged: t`Merged`,
    withdrawn: t`Withdrawn`,
  }
}
