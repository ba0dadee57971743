import { Trans } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import type { PublicJob } from '#shared/features/jobs/jobs.contract.ts'
import { isLanded } from '#shared/screens.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type ApplyLinkProps = { job: Pick<PublicJob, 'id' | 'isOpen' | 'applyUrl'>; isWide?: boolean }

export const canApply = ({ isOpen, applyUrl }: ApplyLinkProps['job']): boolean =>
  isOpen && (applyUrl !== null || isLanded('/jobs/:id/apply'))

/** Where the company takes applications: here, or on its own site for a job that came by a feed. */
export function ApplyLink({ job, isWide = false }: ApplyLinkProps) {
  if (!canApply(job)) return null
  if (job.applyUrl !== null)
    return (
      <LinkButton
        href={job.applyUrl}
        variant="filled"
        icon={IconExternalLink}
        isWide={isWide}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        <Trans>Apply on their site</Trans>
      </LinkButton>
    )
  return (
    <LinkButton href={`/jobs/${job.id}/apply`} variant="filled" isWide={isWide}>
      <Trans>Apply for this job</Trans>
    </LinkButton>
  )
}
