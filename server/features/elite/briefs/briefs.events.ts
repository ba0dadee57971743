import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { RateType } from '#shared/features/elite/briefs/brief-limits.ts'
import type { Id } from '#shared/kit/ids.ts'

export type BriefAward = {
  briefId: Id
  companyId: Id
  title: string
  rateType: RateType
  currency: string
  /** Those who were selected, with the terms they proposed. */
  members: { personId: Id; rate: number; startsOn: string; hoursPerWeek: number; conversationId: Id | null }[]
}

export const briefAwarded = domainEvent<BriefAward>('briefs.awarded')
