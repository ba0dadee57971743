import type { FeedCorrection } from '#shared/features/jobs/feeds/feed-mapping.contract.ts'
import type { ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'

/** The company's correction overrides the parser. The original line is kept as evidence. */
export function correctedJob(job: ImportedJob, corrections: readonly FeedCorrection[]): ImportedJob {
  const of = <Field extends FeedCorrection['field']>(field: Field) =>
    corrections.find(
      (one): one is Extract<FeedCorrection, { field: Field }> =>
        one.field === field && one.line === (job.evidence[field] ?? ''),
    )
  const [reach, place] = [of('eligibility'), of('workplace')]
  return {
    ...job,
    ...(place && { workplace: place.workplace }),
    ...(reach && {
      eligibility: { ...job.eligibility, mode: reach.mode, countries: reach.countries, regions: reach.regions },
    }),
  }
}
