import { Trans } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import type { Fit } from '#shared/features/jobs/jobs/fit/fit.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { settingsPath } from '#web/app/settings/settings-section.ts'
import { useFitText } from '#web/features/jobs/jobs/parts/fit-text.ts'
import { jobFit } from '#web/features/jobs/jobs/parts/job-fit.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type VerdictProps = {
  job: PublicJob
  reader: JobReader
  /** Link to other jobs; omitted for people without such a list. */
  otherJobsHref?: string
}

/** Whether the job is open where the reader lives, said before they put work into it. It never blocks. */
export function Verdict({ job, reader, otherJobsHref }: VerdictProps) {
  const { fit } = jobFit(job, reader)
  const reasons = <Reasons job={job} reader={reader} />
  switch (fit.verdict) {
    case 'yes':
      return (
        <Callout tone="soft" glyph={IconCircleCheck} title={<Trans>This job is open to you where you live</Trans>}>
          {reasons}
        </Callout>
      )
    case 'yes_if':
      return (
        <Callout tone="info" title={<Trans>This job is open to you on one condition</Trans>}>
          {reasons}
        </Callout>
      )
    case 'unknown':
      if (isPlaceMissing(fit)) return <PlaceMissing job={job} reader={reader} />
      return (
        <Callout tone="info" title={<Trans>We cannot tell whether this job is open to you</Trans>}>
          {reasons}
        </Callout>
      )
    case 'no':
      return (
        <Callout
          tone="bad"
          title={<Trans>You do not meet this job’s requirements</Trans>}
          action={
            otherJobsHref && (
              <LinkButton href={otherJobsHref}>
                <Trans>Back to jobs open to you</Trans>
              </LinkButton>
            )
          }
        >
          {reasons}
          <p>
            <Trans>You can still apply. The company sees this too.</Trans>
          </p>
        </Callout>
      )
  }
}

/** The job may be complete already: only the reader's own details are missing. */
export const isPlaceMissing = ({ reasons }: Fit): boolean => reasons.some(({ code }) => code === 'own_country_unknown')

function PlaceMissing({ job, reader }: Pick<VerdictProps, 'job' | 'reader'>) {
  const { describeReason } = useFitText()
  const { hours } = jobFit(job, reader)
  return (
    <Callout
      tone="info"
      title={<Trans>Add where you live</Trans>}
      action={
        <LinkButton href={settingsPath('account')}>
          <Trans>Add your location</Trans>
        </LinkButton>
      }
    >
      <p>
        {job.eligibility.mode === 'worldwide' && <>{describeReason({ code: 'worldwide' }).long} </>}
        <Trans>Then we can tell you whether you can be hired there.</Trans>
      </p>
      {hours.reasons.map((reason) => (
        <p key={reason.code}>{describeReason(reason).long}</p>
      ))}
    </Callout>
  )
}

function Reasons({ job, reader }: Pick<VerdictProps, 'job' | 'reader'>) {
  const { describeReason } = useFitText()
  const { eligible, hours } = jobFit(job, reader)
  return [...eligible.reasons, ...hours.reasons].map((reason) => <p key={reason.code}>{describeReason(reason).long}</p>)
}
