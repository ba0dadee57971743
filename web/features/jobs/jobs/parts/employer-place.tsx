import { Trans } from '@lingui/react/macro'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { Country } from '#web/ui/country.tsx'

/** Where the company is; for a job found on a board, which does not say that, the board. */
export function EmployerPlace({ job: { company, postedOn } }: { job: Pick<JobCard, 'company' | 'postedOn'> }) {
  if (postedOn !== null)
    return (
      <Trans>
        posted on <bdi translate="no">{postedOn}</bdi>
      </Trans>
    )
  return company.country && <Country code={company.country} {...(company.city !== null && { city: company.city })} />
}
