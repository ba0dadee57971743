import { Trans, useLingui } from '@lingui/react/macro'
import type { Instant } from '#shared/kit/time-zones.ts'
import { choose, everything } from '#web/features/jobs/job-search/address/search-state.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { JobRows } from '../jobs/job-rows.tsx'

type SourceJobsProps = { companyId: string; requestedAt: Instant }

export function SourceJobs({ companyId, requestedAt }: SourceJobsProps) {
  const { t } = useLingui()
  return (
    <JobRows
      search={choose(everything, 'company', [companyId])}
      requestedAt={requestedAt}
      label={t`Their jobs`}
      none={
        <EmptyState title={t`No open jobs`} headingLevel={3}>
          <Trans>They have no open jobs right now.</Trans>
        </EmptyState>
      }
    />
  )
}
