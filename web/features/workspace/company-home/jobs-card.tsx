import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CompanyOverview, JobAtWork } from '#shared/features/workspace/company-home/company-home.contract.ts'
import { isLanded } from '#shared/screens.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import styles from './company-home.module.css'

const DAY = 86_400_000

export function JobsCard({ jobs, now }: { jobs: CompanyOverview['jobs']; now: number }) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>Open jobs</Trans>} padding="flush">
      {jobs.shown.length === 0 ? (
        <p className={styles.empty}>
          <Trans>You have no open jobs.</Trans>
        </p>
      ) : (
        <List label={t`Open jobs`}>
          {jobs.shown.map((job) => (
            <JobRow key={job.id} job={job} now={now} />
          ))}
        </List>
      )}
    </Card>
  )
}

function JobRow({ job, now }: { job: JobAtWork; now: number }) {
  const { id, title, closesAt, newApplicants, liveApplicants } = job
  return (
    <ListRow
      title={title}
      href={isLanded('/company/jobs/:id/applicants') ? `/company/jobs/${id}/applicants` : `/jobs/${id}`}
      meta={
        <>
          <Plural value={liveApplicants} _0="no applicants yet" one="# applicant" other="# applicants" />
          {closesAt && (
            <span suppressHydrationWarning>
              {'· '}
              <Plural
                value={Math.max(0, Math.ceil((Date.parse(closesAt) - now) / DAY))}
                _0="closes today"
                one="# day left"
                other="# days left"
              />
            </span>
          )}
        </>
      }
      action={
        newApplicants > 0 && (
          <Chip tone="info" size="small">
            <Plural value={newApplicants} one="# new" other="# new" />
          </Chip>
        )
      }
    />
  )
}
