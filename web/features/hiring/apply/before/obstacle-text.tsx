import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApplyObstacle } from '#shared/features/hiring/apply/apply.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type ObstacleWordsProps = {
  jobId: string
  obstacle: ApplyObstacle
  /** When the obstacle ends, where that is known. */
  until: string | null
  applicationId: string | null
}

/** What keeps the person from applying now, and how to resolve it. */
export function ObstacleText(props: ObstacleWordsProps) {
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
  const day = until && <LocalTime at={until} isDateOnly />
  switch (obstacle) {
    case 'closed':
      return {
        title: <Trans>This job is closed</Trans>,
        text: <Trans>Applications are closed. Your draft is kept until it expires.</Trans>,
        way: otherJobs,
      }
    case 'elsewhere':
      return {
        title: <Trans>This company takes applications on its own site</Trans>,
        text: <Trans>Apply from the job page.</Trans>,
        way: (
          <LinkButton href={`/jobs/${jobId}`}>
            <Trans>Go to the job</Trans>
          </LinkButton>
        ),
      }
    case 'applied':
      return {
        title: <Trans>You have already applied for this job</Trans>,
        text: <Trans>You can apply for each job once. You can follow, edit or withdraw your application.</Trans>,
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
        title: day ? <Trans>You can apply again on {day}</Trans> : <Trans>You cannot apply again yet</Trans>,
        text: <Trans>After a rejection, you can apply for the same job again after 90 days.</Trans>,
        way: otherJobs,
      }
    case 'day_limit':
      return {
        title: <Trans>You have reached today’s application limit</Trans>,
        text: day ? (
          <Trans>You can continue {until && <LocalTime at={until} />}. Your draft is saved.</Trans>
        ) : (
          <Trans>You can continue tomorrow. Your draft is saved.</Trans>
        ),
        way: ownApplications,
      }
    case 'live_limit':
      return {
        title: <Trans>You have reached the maximum number of active applications</Trans>,
        text: <Trans>Withdraw one you no longer want, or wait for a decision.</Trans>,
        way: ownApplications,
      }
    case 'job_full':
      return {
        title: <Trans>This job has reached its application limit</Trans>,
        text: <Trans>Applications reopen once some have been decided. Save the job and check back.</Trans>,
        way: (
          <LinkButton href={`/jobs/${jobId}`}>
            <Trans>Go to the job</Trans>
          </LinkButton>
        ),
      }
    case 'own_company':
      return {
        title: <Trans>This job is at your company</Trans>,
        text: (
          <Trans>
            You cannot apply for a job at a company you hire for with the same account. Below is what applicants are
            asked. You can share the job from its page.
          </Trans>
        ),
        way: otherJobs,
      }
  }
}
