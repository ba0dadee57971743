import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApplyObstacle } from '#shared/features/hiring/apply/apply.contract.ts'
import { OwnTime } from '#web/app/clock/own-time.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type ObstacleWordsProps = {
  jobId: string
  obstacle: ApplyObstacle
  /** When it is over, where that is known. */
  until: string | null
  applicationId: string | null
}

/** What stands in the way of applying now, and the way out of it. */
export function ObstacleWords(props: ObstacleWordsProps) {
  const { title, text, way } = useObstacle(props)
  return (
    <Callout tone="warn" title={title} action={way}>
      {text}
    </Callout>
  )
}

type Words = { title: ReactNode; text: ReactNode; way: ReactNode }

function useObstacle({ jobId, obstacle, until, applicationId }: ObstacleWordsProps): Words {
  const otherJobs = (
    <LinkButton href="/jobs">
      <Trans>Find other jobs</Trans>
    </LinkButton>
  )
  const ownApplications = (
    <LinkButton href="/applications">
      <Trans>Your applications</Trans>
    </LinkButton>
  )
  const day = until && <OwnTime at={until} isDateOnly />
  switch (obstacle) {
    case 'closed':
      return {
        title: <Trans>This job is closed</Trans>,
        text: <Trans>Nobody can apply any more. What you wrote is kept until it expires.</Trans>,
        way: otherJobs,
      }
    case 'elsewhere':
      return {
        title: <Trans>This company takes applications on its own site</Trans>,
        text: <Trans>The page of the job leads there.</Trans>,
        way: (
          <LinkButton href={`/jobs/${jobId}`}>
            <Trans>To the job</Trans>
          </LinkButton>
        ),
      }
    case 'applied':
      return {
        title: <Trans>You have applied for this job</Trans>,
        text: <Trans>There is one application a person and job. You can follow it, change it or take it back.</Trans>,
        way: applicationId ? (
          <LinkButton href={`/applications/${applicationId}`}>
            <Trans>See your application</Trans>
          </LinkButton>
        ) : (
          ownApplications
        ),
      }
    case 'too_soon':
      return {
        title: day ? <Trans>You can apply again on {day}</Trans> : <Trans>It is too soon to apply again</Trans>,
        text: (
          <Trans>After a refusal 90 days must pass before the same company reads a new application for this job.</Trans>
        ),
        way: otherJobs,
      }
    case 'day_limit':
      return {
        title: <Trans>You have sent as many applications as one day allows</Trans>,
        text: day ? (
          <Trans>You can go on {until && <OwnTime at={until} />}. What you write until then is kept.</Trans>
        ) : (
          <Trans>You can go on tomorrow. What you write until then is kept.</Trans>
        ),
        way: ownApplications,
      }
    case 'live_limit':
      return {
        title: <Trans>You have as many running applications as one person may</Trans>,
        text: <Trans>Take one back that you no longer want, or wait until one is decided.</Trans>,
        way: ownApplications,
      }
    case 'job_full':
      return {
        title: <Trans>This job has as many applications as the company can read</Trans>,
        text: <Trans>It opens again when some are decided. Save the job and look again.</Trans>,
        way: (
          <LinkButton href={`/jobs/${jobId}`}>
            <Trans>To the job</Trans>
          </LinkButton>
        ),
      }
    case 'own_company':
      return {
        title: <Trans>This is a job of your company</Trans>,
        text: (
          <Trans>
            Whoever hires for a company cannot apply to it with the same account. Below is what others are asked; from
            the page of the job you can share it.
          </Trans>
        ),
        way: otherJobs,
      }
  }
}
