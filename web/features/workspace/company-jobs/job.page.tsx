import { Trans, useLingui } from '@lingui/react/macro'
import { IconDots, IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useParams } from 'react-router'
import { isOpenJob, isReadableJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useNow } from '#web/platform/clock/use-now.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import styles from './company-jobs.module.css'
import { editPath, jobHistoryQuery, jobPath, jobSummaryQuery, jobTeamQuery } from './company-jobs-queries.ts'
import { DaysLeft } from './list/days-left.tsx'
import { ReachText } from './list/reach-text.tsx'
import { StageCounts } from './list/stage-counts.tsx'
import { useJobMenu } from './list/use-job-menu.tsx'
import { JobFrame } from './overview/job-frame.tsx'
import { JobHistory } from './overview/job-history.tsx'
import { JobTeamCard } from './overview/job-team-card.tsx'

type JobFacts = { title: string | undefined; now: number }

export const handle = { title: (data) => (data as JobFacts | undefined)?.title } satisfies PageHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [jobSummaryQuery(id), jobHistoryQuery(id), jobTeamQuery(id)],
  (cache, { params: { id = '' } }): JobFacts => ({
    title: cache.getQueryData(jobSummaryQuery(id).queryKey)?.title,
    now: Date.now(),
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function JobPage({ loaderData }: { loaderData: PageData & JobFacts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Job key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Job({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { t } = useLingui()
  const { data: job } = useSuspenseQuery(jobSummaryQuery(id))
  const { data: history } = useSuspenseQuery(jobHistoryQuery(id))
  const now = useNow() ?? requestedAt
  const { groups, dialog } = useJobMenu(job)
  const { title, status, statusReason, closesAt, reach, applicants } = job
  return (
    <JobFrame
      job={job}
      actions={
        <>
          {job.canEdit && (
            <LinkButton href={editPath(id)} icon={IconPencil} variant="filled">
              <Trans>Edit</Trans>
            </LinkButton>
          )}
          {groups.length > 0 && (
            <MenuButton label={t`Actions for ${title}`} groups={groups} fallbackHref={jobPath(id)}>
              <Icon glyph={IconDots} />
            </MenuButton>
          )}
        </>
      }
    >
      {statusReason && (
        <Callout tone="bad" title={<Trans>An operator sent this job back</Trans>}>
          <bdi>{statusReason}</bdi>
        </Callout>
      )}
      <div className={styles.figures}>
        <Figure title={<Trans>Applicants by stage</Trans>}>
          <StageCounts applicants={applicants} isWhole />
        </Figure>
        <Figure title={<Trans>Reach</Trans>}>
          {reach ? <ReachText reach={reach} /> : <Trans>Add must-have skills to see the reach</Trans>}
        </Figure>
        {isOpenJob(status) && closesAt && (
          <Figure title={<Trans>Closes in</Trans>}>
            <DaysLeft closesAt={closesAt} now={now} />
          </Figure>
        )}
        {isReadableJob(status) && (
          <Figure title={<Trans>Public page</Trans>}>
            <LinkButton href={`/apply/${id}`}>
              <Trans>Open the page</Trans>
            </LinkButton>
          </Figure>
        )}
      </div>
      <JobTeamCard jobId={id} />
      <Card title={<Trans>History</Trans>} padding="flush">
        <JobHistory events={history} now={now} />
      </Card>
      {dialog}
    </JobFrame>
  )
}

function Figure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return <Card title={title}>{children}</Card>
}
