import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { security } from '#shared/features/entry/security/security.contract.ts'
import { isUnsuccessful } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { StageBar } from '#web/ui/stage-bar.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './application.module.css'
import { applicationHref } from './application-hrefs.ts'
import { applicationQuery } from './application-queries.ts'
import { DeleteSubmissionCard } from './deletion/delete-submission-card.tsx'
import { ApplicationHead } from './detail/application-head.tsx'
import { ChangedMind } from './detail/changed-mind.tsx'
import { NextCallout } from './detail/next-callout.tsx'
import { PeopleCard } from './detail/people-card.tsx'
import { TimelineCard } from './detail/timeline-card.tsx'
import { SentCard } from './sent/sent-card.tsx'
import { barOf } from './texts/stage-places.ts'
import { useColumnText } from './texts/status-text.ts'
import { useLiveApplications } from './use-live-applications.ts'
import { useReader } from './use-reader.ts'

type Facts = { title: string | undefined; now: number }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: { backHref: '/applications' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [applicationQuery(id)],
  (cache, { params: { id = '' } }): Facts => ({
    title: cache.getQueryData(applicationQuery(id).queryKey)?.jobTitle,
    now: Date.now(),
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

// Lazy: only needed right after sending, for a test or after the end; most visits need none of them.
const SentPanel = lazyPart(async () => (await import('./sent/sent-panel.tsx')).SentPanel)
const TestsCard = lazyPart(async () => (await import('./detail/tests-card.tsx')).TestsCard)
const SimilarJobs = lazyPart(
  async () => (await import('#web/features/jobs/job-search/similar/similar-jobs.tsx')).SimilarJobs,
)

const waysInQuery = endpointQuery<typeof security.waysIn>('GET /shared/api/user/ways-in')

export default function ApplicationPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Application key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Application({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const reader = useReader(requestedAt)
  const isHydrated = useIsHydrated()
  const { data: application } = useSuspenseQuery(applicationQuery(id))
  useLiveApplications()
  const isJustSent = search.get('sent') === '1'
  const { data: ways } = useQuery({ ...waysInQuery, enabled: isJustSent })
  const isOver = isUnsuccessful(application.status)
  return (
    <article className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumbs
          crumbs={[
            { href: '/applications', label: t`Applications` },
            { href: applicationHref(id), label: <bdi>{application.company.name}</bdi> },
          ]}
        />
      </div>
      <ApplicationHead application={application} reader={reader} />
      {isJustSent && isHydrated && (
        <Suspense fallback={null}>
          <SentPanel
            application={application}
            reader={reader}
            canOnlyUseEmail={ways !== undefined && !ways.hasPassword && !ways.hasPasskey}
          />
        </Suspense>
      )}
      <Stages application={application} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <NextCallout application={application} reader={reader} />
          {search.get('tests') === '1' && isHydrated && (
            <Suspense fallback={null}>
              <TestsCard application={application} />
            </Suspense>
          )}
          <TimelineCard application={application} reader={reader} />
          {(isOver || isJustSent) && isHydrated && (
            <div id="similar-jobs" className={styles.similar}>
              <Suspense fallback={null}>
                <SimilarJobs id={application.job.id} requestedAt={requestedAt} />
              </Suspense>
            </div>
          )}
        </div>
        <div className={styles.side}>
          <PeopleCard application={application} />
          {application.submissionDeleted === null && <SentCard application={application} reader={reader} />}
          <ChangedMind application={application} />
          <DeleteSubmissionCard application={application} />
        </div>
      </div>
    </article>
  )
}

function Stages({ application }: { application: ApplicationDetail }) {
  const { applied, review } = useColumnText()
  const bar = barOf(application, { applied, review })
  return (
    <Card>
      <h2 className="visually-hidden">
        <Trans>Stages</Trans>
      </h2>
      <StageBar {...bar} isClosed={isUnsuccessful(application.status)} hasLabels />
    </Card>
  )
}
