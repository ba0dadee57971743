import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { companies } from '#shared/features/people/companies/companies.contract.ts'
import { MAX_PAGE_SIZE } from '#shared/kit/page-size.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { usePayText } from '#web/features/jobs/jobs/parts/pay-text.tsx'
import { Select } from '#web/ui/select.tsx'

type JobChoiceProps = { chosen: string | null; onChoose: (jobId: string) => void }

const jobsOf = (companyId: string) =>
  endpointQuery<typeof jobs.list>('GET /company/api/jobs', {
    query: { companyId, status: 'published', limit: MAX_PAGE_SIZE },
  })

/** A first message to someone who has not applied must name a job and its pay. */
export function JobChoice({ chosen, onChoose }: JobChoiceProps) {
  const { t } = useLingui()
  const { describeWithPeriod } = usePayText()
  const { data: own = [] } = useQuery(endpointQuery<typeof companies.mine>('GET /company/api/companies'))
  const lists = useQueries({ queries: own.map(({ id }) => jobsOf(id)) })
  const choices = lists
    .flatMap(({ data }) => data?.items ?? [])
    .flatMap(({ id, title, pay, isOpen }) =>
      pay !== null && isOpen ? { id, label: `${title} · ${describeWithPeriod(pay, pay.period)}` } : [],
    )
  return (
    <Select
      label={t`Job`}
      help={t`They have not applied to your company, so your first message must include a job and its pay.`}
      choices={choices}
      // An empty list would open and close again.
      isDisabled={choices.length === 0}
      selectedKey={chosen}
      onSelectionChange={(key) => onChoose(String(key))}
    />
  )
}
