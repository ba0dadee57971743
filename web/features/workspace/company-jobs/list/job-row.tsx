import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { isOpenJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { ListedJob } from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import styles from '../company-jobs.module.css'
import { jobPath } from '../company-jobs-queries.ts'
import { DaysLeft } from './days-left.tsx'
import { JobStatusChip } from './job-status-chip.tsx'
import { ReachText } from './reach-text.tsx'
import { StageCounts } from './stage-counts.tsx'
import { useJobMenu } from './use-job-menu.tsx'

export function JobRow({ job, now }: { job: ListedJob; now: number }) {
  const { t } = useLingui()
  const { title, status, statusReason, closesAt, reach, applicants, department } = job
  const { groups, dialog } = useJobMenu(job)
  const isOpen = isOpenJob(status)
  return (
    <>
      <ListRow
        title={title}
        href={jobPath(job.id)}
        meta={
          <span className={styles.meta}>
            <JobStatusChip status={status} />
            {department && <bdi>{department}</bdi>}
            {isOpen && closesAt && <DaysLeft closesAt={closesAt} now={now} />}
            {reach && (
              <span>
                <Trans>
                  Reach: <ReachText reach={reach} />
                </Trans>
              </span>
            )}
          </span>
        }
        facts={(isOpen || applicants.live > 0) && <StageCounts applicants={applicants} />}
        reason={
          statusReason && (
            <Trans>
              An operator wrote: <bdi>{statusReason}</bdi>
            </Trans>
          )
        }
        action={
          <span className={styles.tools}>
            {applicants.unseen > 0 && (
              <Chip tone="info" size="small">
                <Plural value={applicants.unseen} one="# new" other="# new" />
              </Chip>
            )}
            <MenuButton label={t`Actions for ${title}`} groups={groups} fallbackHref={jobPath(job.id)}>
              <Icon glyph={IconDots} />
            </MenuButton>
          </span>
        }
      />
      {dialog}
    </>
  )
}
