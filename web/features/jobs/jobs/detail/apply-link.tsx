import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** `via` is the tracked link the person came through; it is passed on. */
const applyHref = (jobId: string, via: string | null): string =>
  `/jobs/${jobId}/apply${via === null ? '' : `?${new URLSearchParams({ via })}`}`

type ApplyLinkProps = {
  job: Pick<PublicJob, 'id' | 'isOpen' | 'applyUrl' | 'postedOn'>
  /** The reader's progress with this job; omitted when unknown. */
  own?: { draftId: string | null; applicationId: string | null; obstacle: string | null } | null | undefined
  /** The date, formatted for the reader. */
  appliedOn?: string | null | undefined
  isWide?: boolean
  /** On a bar, next to other controls. */
  isShort?: boolean
}

/** Where the company takes applications: here, or on its own site for a job from a feed. */
export function ApplyLink({ job, own, appliedOn, isWide = false, isShort = false }: ApplyLinkProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  if (own?.applicationId || appliedOn)
    return (
      <LinkButton
        href={own?.applicationId ? `/applications/${own.applicationId}` : '/applications'}
        icon={IconCheck}
        isWide={isWide}
      >
        {appliedOn ? t`Applied ${appliedOn}` : t`Applied`}
      </LinkButton>
    )
  // Why members of the company cannot apply is explained next to the requirements, which load later.
  if (!job.isOpen || own?.obstacle === 'own_company') return null
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
        <SiteText postedOn={job.postedOn} />
      </LinkButton>
    )
  return (
    <LinkButton href={applyHref(job.id, search.get('via'))} variant="filled" isWide={isWide}>
      <ApplyText isBegun={Boolean(own?.draftId)} isShort={isShort} />
    </LinkButton>
  )
}

function SiteText({ postedOn }: Pick<PublicJob, 'postedOn'>) {
  if (postedOn === null) return <Trans>Apply on their site</Trans>
  return (
    <Trans>
      Apply on <bdi translate="no">{postedOn}</bdi>
    </Trans>
  )
}

function ApplyText({ isBegun, isShort }: { isBegun: boolean; isShort: boolean }) {
  if (isShort) return isBegun ? <Trans>Continue</Trans> : <Trans>Apply</Trans>
  return isBegun ? <Trans>Continue your application</Trans> : <Trans>Apply for this job</Trans>
}
