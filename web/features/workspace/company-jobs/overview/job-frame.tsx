import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobStatus } from '#shared/features/jobs/jobs/job-status.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { TabsNav } from '#web/ui/tabs-nav.tsx'
import styles from '../company-jobs.module.css'
import { JobStatusChip } from '../list/job-status-chip.tsx'
import { jobTabs } from './job-tabs.ts'

type JobFrameProps = {
  job: { id: string; title: string; status: JobStatus }
  actions?: ReactNode
  children: ReactNode
}

/** The head and the tabs that all screens of one job share. */
export function JobFrame({ job, actions, children }: JobFrameProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/company/jobs', label: t`Jobs` }]} />}
        title={<bdi>{job.title}</bdi>}
        lead={<JobStatusChip status={job.status} />}
        actions={actions}
      />
      <TabsNav label={t`This job`} links={jobTabs(job.id).map(({ href, label }) => ({ href, label: i18n._(label) }))} />
      <div className={`${styles.page} ${styles.belowTabs}`} data-density="compact">
        {children}
      </div>
    </>
  )
}
