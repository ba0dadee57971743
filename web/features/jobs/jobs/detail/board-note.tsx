import { Trans } from '@lingui/react/macro'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { Callout } from '#web/ui/callout.tsx'

/** What a reader should know about a job that was found on a job board. */
export function BoardNote({ job: { postedOn, isOpen } }: { job: Pick<PublicJob, 'postedOn' | 'isOpen'> }) {
  if (postedOn === null || !isOpen) return null
  const board = <bdi translate="no">{postedOn}</bdi>
  return (
    <Callout tone="info" title={<Trans>Posted on {board}, not verified by the company</Trans>}>
      <Trans>
        We show what the posting says, and nothing else. You apply on {board}. Never pay to apply, and check who is
        asking before you send documents.
      </Trans>
    </Callout>
  )
}
