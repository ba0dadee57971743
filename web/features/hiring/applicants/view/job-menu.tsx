import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { ApplicantBoard } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { FilterChoices, FilterMenu } from '#web/features/jobs/explore/filters/filter-menu.tsx'
import { applicantsPath } from '../applicant-hrefs.ts'
import { type ApplicantsView, viewHref } from './applicants-view.ts'

type JobMenuProps = { jobs: ApplicantBoard['jobs']; jobId: string | null; view: ApplicantsView }

export const JobMenu = memo(function JobMenu({ jobs, jobId, view }: JobMenuProps) {
  const { t } = useLingui()
  const hrefOf = (id: string | null) => viewHref(applicantsPath(id), { ...view, column: null })
  const choices = [
    { key: 'all', label: t`All jobs`, href: hrefOf(null), isOn: jobId === null },
    ...jobs.map(({ id, title, active }) => ({
      key: id,
      label: title,
      href: hrefOf(id),
      isOn: id === jobId,
      jobs: active,
    })),
  ]
  return (
    <FilterMenu label={jobId === null ? t`Choose a job` : t`Change job`}>
      <FilterChoices label={t`Jobs with applicants`} choices={choices} />
    </FilterMenu>
  )
})
