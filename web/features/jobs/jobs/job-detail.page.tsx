import { Trans, useLingui } from '@lingui/react/macro'
import { IconMessage } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ShareSheetButton } from '#web/app/share/share-sheet-button.tsx'
import { ReportButton } from '#web/features/jobs/job-reports/report-button.tsx'
import { similarJobsQuery } from '#web/features/jobs/job-search/similar/similar-jobs-query.ts'
import { JobActions } from '#web/features/jobs/saved-jobs/marks/job-actions.tsx'
import { SeenMark } from '#web/features/jobs/saved-jobs/marks/seen-mark.tsx'
import { useAppliedOn, useMarksOf } from '#web/features/jobs/saved-jobs/marks/use-job-marks.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ActionBar } from '#web/ui/shell/action-bar.tsx'
import { ApplyLink } from './detail/apply-link.tsx'
import { BoardNote } from './detail/board-note.tsx'
import { CompanyBox } from './detail/company-box.tsx'
import { FitPanel } from './detail/fit-panel.tsx'
import { JobHead } from './detail/job-head.tsx'
import { jobQuery } from './detail/job-queries.ts'
import { LazyAbout, LazyStages, LazyWhatYouNeed, lazyStatic } from './detail/lazy-parts.tsx'
import { MustHaves } from './detail/must-haves.tsx'
import { PayBox } from './detail/pay-box.tsx'
import { useShareContent } from './detail/share-job.ts'
import styles from './job-detail.module.css'
import { payFor } from './parts/job-pay.ts'
import { usePayText } from './parts/pay-text.tsx'
import { readerQueries } from './reader/reader-queries.ts'
import { useJobReader } from './reader/use-job-reader.ts'

type JobFacts = { title: string | undefined; now: number }

export const handle = {
  title: (data) => (data as JobFacts | undefined)?.title,
  frame: { backHref: '/jobs', isFocused: true },
} satisfies PageHandle & FrameHandle

const applyingQuery = (jobId: string) =>
  endpointQuery<typeof apply.before>('GET /shared/api/jobs/:jobId/applying', { params: { jobId } })

const queries = pageQueries(
  ({ params: { id = '' } }) => [jobQuery(id), similarJobsQuery(id), applyingQuery(id), ...readerQueries],
  (cache, { params: { id = '' } }): JobFacts => ({
    title: cache.getQueryData(jobQuery(id).queryKey)?.title,
    now: Date.now(),
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

const LazyJobCourses = lazyStatic(
  async () => (await import('#web/features/learning/courses/job-courses.tsx')).JobCourses,
)

const LazySimilarJobs = lazyStatic(
  async () => (await import('#web/features/jobs/job-search/similar/similar-jobs.tsx')).SimilarJobs,
)

export default function JobDetailPage({ loaderData }: { loaderData: PageData & JobFacts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <JobDetail key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function JobDetail({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useJobReader(requestedAt)
  const { data: job } = useSuspenseQuery(jobQuery(id))
  const { data: applying } = useSuspenseQuery(applyingQuery(id))
  const ownState = { own: applying.own, appliedOn: useAppliedOn(useMarksOf(id), reader) }
  const isAppliedForHere = job.isOpen && job.applyUrl === null && !applying.own?.applicationId
  const { describeRange } = usePayText()
  const share = useShareContent(job)
  const pay = payFor(job.pay, reader)
  const companySearch = `/jobs?company=${job.company.id}`
  const { name } = job.company
  return (
    <article className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumbs
          crumbs={[
            { href: '/jobs', label: t`Jobs` },
            { href: companySearch, label: <bdi>{name}</bdi> },
          ]}
        />
      </div>
      <JobHead
        job={job}
        now={reader.now}
        headingLevel={1}
        actions={
          !job.isForInvited && (
            <span className={styles.share}>
              <ShareSheetButton content={share} />
            </span>
          )
        }
      />
      {!job.isOpen && (
        <Callout tone="warn" title={<Trans>This job is closed</Trans>}>
          <Trans>Applications are closed. These jobs are similar.</Trans>
        </Callout>
      )}
      <BoardNote job={job} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FitPanel job={job} reader={reader} headingLevel={2} layout="columns" />
          <MustHaves job={job} reader={reader} />
          <LazyJobCourses jobId={id} />
          <LazyAbout job={job} />
          {job.postedOn === null && <LazyStages job={job} />}
          <LazySimilarJobs id={id} requestedAt={requestedAt} />
        </div>
        <div className={styles.side}>
          <PayBox
            job={job}
            pay={pay}
            now={reader.now}
            zone={reader.zone}
            actions={
              <>
                <ApplyLink job={job} {...ownState} isWide />
                <JobActions job={job} isWide />
                {isAppliedForHere && <LazyWhatYouNeed requirements={applying} cost={applying.cost} />}
              </>
            }
          />
          <CompanyBox
            job={job}
            replies={applying.cost}
            more={
              <Link to={companySearch}>
                <Trans>
                  All jobs at <bdi>{name}</bdi>
                </Trans>
              </Link>
            }
            // Nobody would answer questions about a job imported from a feed.
            action={
              job.source === 'native' && (
                <LinkButton href={`/chat?company=${job.company.id}`} icon={IconMessage} isWide>
                  <Trans>Message the company</Trans>
                </LinkButton>
              )
            }
          />
          <ReportButton job={job} />
        </div>
      </div>
      <ActionBar summary={pay ? <bdi>{describeRange(pay.range)}</bdi> : <Trans>Pay not stated</Trans>}>
        <JobActions job={job} isIcon />
        {!job.isForInvited && <ShareSheetButton content={share} isIcon />}
        <ApplyLink job={job} {...ownState} isShort />
      </ActionBar>
      <SeenMark jobId={id} />
    </article>
  )
}
