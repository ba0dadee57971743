import { useLingui } from '@lingui/react/macro'
import { type FitReason, type FitReasonCode, verdictOf } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type {
  Recommendation,
  RecommendationGap,
} from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { useFitText } from '#web/features/jobs/jobs/parts/fit-text.ts'
import { jobFit } from '#web/features/jobs/jobs/parts/job-fit.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { ownFacts } from '../own-facts-addresses.ts'
import { useReasonText } from './reason-text.ts'

/** A point against a job, and where it can be changed; null where the person cannot change it. */
export type Missing = { text: string; way: Way | null }
type Way = { href: string; label: string }

export function useMissing({ job, gaps }: Recommendation, reader: JobReader): Missing[] {
  const { t } = useLingui()
  const { describeGap } = useReasonText(job)
  const { describeReason } = useFitText()
  const hours = { href: ownFacts.hours, label: t`Change your hours` }
  const permits = { href: ownFacts.place, label: t`Add where you can work` }
  const home = { href: ownFacts.place, label: t`Add where you live` }
  const waysOfGaps: Record<RecommendationGap['code'], Way> = {
    skill_missing: { href: ownFacts.work, label: t`Add it to your skills` },
    skill_level: { href: ownFacts.work, label: t`Change the level` },
    seniority: { href: ownFacts.work, label: t`Change your experience level` },
    pay: { href: ownFacts.pay, label: t`Change your minimum pay` },
    language: { href: ownFacts.work, label: t`Add your languages` },
  }
  const waysOfFit: Partial<Record<FitReasonCode, Way>> = {
    hours_short: hours,
    hours_undeclared: hours,
    offset_outside: hours,
    contractor_only: permits,
    work_authorization_missing: permits,
    work_authorization_undeclared: permits,
    subdivision_undeclared: home,
    own_country_unknown: home,
  }
  const isAgainst = (reason: FitReason) => verdictOf([reason]) !== 'yes'
  return [
    ...gaps.map((gap) => ({ text: describeGap(gap), way: waysOfGaps[gap.code] })),
    ...jobFit(job, reader)
      .fit.reasons.filter(isAgainst)
      .map((reason) => ({ text: describeReason(reason).long, way: waysOfFit[reason.code] ?? null })),
  ]
}
