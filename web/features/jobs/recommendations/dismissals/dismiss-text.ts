import { useLingui } from '@lingui/react/macro'
import type { DismissReason } from '#shared/features/jobs/recommendations/dismiss-reasons.ts'

/** Each reason, and how it affects the ranking. A reason without a text does not compile. */
export function useDismissText() {
  const { t } = useLingui()
  const reasons: Record<DismissReason, { reason: string; effect: string }> = {
    not_my_work: { reason: t`It is not my kind of work`, effect: t`Jobs with the same skills move down` },
    pay: { reason: t`The pay is too low`, effect: t`Jobs with similar or lower pay move down` },
    level: { reason: t`The level is wrong`, effect: t`Jobs at this level move down` },
    place: { reason: t`The location or hours do not suit me`, effect: t`Teams in this country move down` },
    company: { reason: t`I am not interested in this company`, effect: t`We stop recommending its jobs` },
    seen: { reason: t`I have already seen it`, effect: t`Hides this job only` },
    other: { reason: t`Another reason`, effect: t`Hides this job only` },
  }
  return {
    describeReason: (reason: DismissReason) => reasons[reason].reason,
    describeEffect: (reason: DismissReason) => reasons[reason].effect,
  }
}
