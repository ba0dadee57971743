import { useLingui } from '@lingui/react/macro'
import type { DismissReason } from '#shared/features/jobs/recommendations/dismiss-reasons.ts'

/** Each reason, and what it does to the order. A reason without words does not compile. */
export function useDismissWords() {
  const { t } = useLingui()
  const reasons: Record<DismissReason, { reason: string; effect: string }> = {
    not_my_work: { reason: t`It is not my kind of work`, effect: t`Jobs with the same skills move down` },
    pay: { reason: t`It pays too little`, effect: t`Jobs that pay no more move down` },
    level: { reason: t`The level is wrong`, effect: t`Jobs of this level move down` },
    place: { reason: t`The place or the hours do not suit me`, effect: t`Teams in this country move down` },
    company: { reason: t`I do not want this company`, effect: t`Its jobs are not recommended any more` },
    seen: { reason: t`I know it already`, effect: t`Only this job goes` },
    other: { reason: t`Another reason`, effect: t`Only this job goes` },
  }
  return {
    describeReason: (reason: DismissReason) => reasons[reason].reason,
    describeEffect: (reason: DismissReason) => reasons[reason].effect,
  }
}
