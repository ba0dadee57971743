import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { PageAbout, PageHandle } from '#web/app/document/document-head.tsx'
import { secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { browserRuntime } from '#web/app/runtime.ts'
import { ShareSheetButton } from '#web/app/share/share-sheet-button.tsx'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { followShortCode } from '#web/features/entry/sources/link-target.ts'
import { companyPath } from '#web/features/jobs/explore/company-path.ts'
import { similarJobsQuery } from '#web/features/jobs/job-search/similar/similar-jobs-query.ts'
import { CostText } from '#web/features/jobs/jobs/applying/cost-text.tsx'
import { RequirementList } from '#web/features/jobs/jobs/applying/requirement-list.tsx'
import { ApplyLink } from '#web/features/jobs/jobs/detail/apply-link.tsx'
import { BoardNote } from '#web/features/jobs/jobs/detail/board-note.tsx'
import { HiringStages } from '#web/features/jobs/jobs/detail/hiring-stages.tsx'
import { JobAbout } from '#web/features/jobs/jobs/detail/job-about.tsx'
import { JobHead } from '#web/features/jobs/jobs/detail/job-head.tsx'
import { publicJobQuery } from '#web/features/jobs/jobs/detail/job-queries.ts'
import { PayBox } from '#web/features/jobs/jobs/detail/pay-box.tsx'
import { publicJobPath, shortText, useShareContent } from '#web/features/jobs/jobs/detail/share-job.ts'
import { jobHref } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { payFor } from '#web/features/jobs/jobs/parts/job-pay.ts'
import { PublicJobList } from '#web/features/jobs/jobs/public/public-job-list.tsx'
import { PublicTerms } from '#web/features/jobs/jobs/public/public-terms.tsx'
import { StructuredData } from '#web/features/jobs/jobs/public/structured-data.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { beforeQuery } from './apply-queries.ts'
import { guestAction } from './guest/guest-actions.ts'
import { isStartRequested, startHref } from './guest/guest-address.ts'
import styles from './public-job.module.css'

const loadGuestStart = async () => (await import('./guest/guest-start.tsx')).GuestStart
const GuestStart = import.meta.env.SSR ? await loadGuestStart() : lazyPart(loadGuestStart)

type Facts = { title: string | undefined; about: PageAbout; now: number }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  about: (data) => (data as Facts | undefined)?.about ?? {},
  frame: { backHref: '/explore' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [publicJobQuery(id), similarJobsQuery(id), beforeQuery(id)],
  (cache, { params: { id = '' } }): Facts => {
    const job = cache.getQueryData(publicJobQuery(id).queryKey)
    return {
      title: job && `${job.title}, ${job.company.name}`,
      about: {
        description: job && shortText(job.description),
        canonicalPath: publicJobPath(id),
        // A copy of a board's page would compete with it.
        isUnlisted: !job?.isOpen || !job.isListed || job.postedOn !== null,
      },
      now: Date.now(),
    }
  },
)

/** The id may be the short code of a link instead of a job. */
export async function loader(args: LoaderFunctionArgs): Promise<PageData & Facts> {
  await followShortCode(serverClient(args.context.get(visitContext)), args.params['id'])
  return queries.server(args)
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData & Facts> {
  await followShortCode(browserRuntime().session.client, args.params['id'])
  return queries.browser(args)
}

export const action = guestAction
export const headers = secretPageHeaders

export default function PublicJobPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <PublicJobView key={id} id={id} now={loaderData.now} />
    </QueryBoundary>
  )
}

function PublicJobView({ id, now }: { id: string; now: number }) {
  const { data: job } = useSuspenseQuery(publicJobQuery(id))
  const { data: similar } = useSuspenseQuery(similarJobsQuery(id))
  return (
    <article className={styles.page}>
      <StructuredData job={job} />
      <JobHead job={job} now={now} headingLevel={1} />
      {job.isOpen ? (
        <ApplyActions job={job} />
      ) : (
        <Callout tone="warn" title={<Trans>This job is closed</Trans>}>
          <Trans>Applications are closed. These jobs are similar.</Trans>
        </Callout>
      )}
      <BoardNote job={job} />
      <PublicTerms job={job} />
      <PayBox job={job} pay={payFor(job.pay, anonymousReader)} now={now} zone={null} />
      <JobAbout job={job} />
      {job.postedOn === null && <HiringStages job={job} />}
      {job.postedOn === null && (
        <Link to={companyPath(job.company.slug)}>
          <Trans>
            More about <bdi>{job.company.name}</bdi>
          </Trans>
        </Link>
      )}
      {similar.length > 0 && (
        <Card title={<Trans>Similar jobs</Trans>} padding="flush">
          <PublicJobList jobs={similar} now={now} />
        </Card>
      )}
    </article>
  )
}

/** Without a preferred currency, pay is shown as offered. */
const anonymousReader = { currency: null, rates: {}, payFloor: null }

/** Apply here, or on the company's own site. */
function ApplyActions({ job }: { job: PublicJob }) {
  const [search] = useSearchParams()
  if (job.applyUrl !== null)
    return (
      <div className={styles.actions}>
        <ApplyLink job={job} />
        <OtherWays job={job} />
      </div>
    )
  if (isStartRequested(search))
    return (
      <Suspense fallback={<StartSkeleton />}>
        <GuestStart job={job} facts={<ApplyFacts jobId={job.id} />} />
      </Suspense>
    )
  return (
    <div className={styles.ways}>
      <div className={styles.actions}>
        <LinkButton href={startHref(job.id, search.get('via'))} variant="filled" preventScrollReset>
          <Trans>Apply</Trans>
        </LinkButton>
        <OtherWays job={job} />
      </div>
      <CostLine jobId={job.id} />
    </div>
  )
}

function ApplyFacts({ jobId }: { jobId: string }) {
  const { data: before } = useSuspenseQuery(beforeQuery(jobId))
  return (
    <>
      <CostLine jobId={jobId} />
      <RequirementList requirements={before} />
    </>
  )
}

function CostLine({ jobId }: { jobId: string }) {
  const { data: before } = useSuspenseQuery(beforeQuery(jobId))
  return (
    <p className={styles.cost}>
      <CostText cost={before.cost} />
    </p>
  )
}

function OtherWays({ job }: { job: PublicJob }) {
  const [search] = useSearchParams()
  const via = search.get('via')
  // Pass on the tracked link the person came through.
  const back = encodeURIComponent(`${jobHref(job.id)}${via === null ? '' : `?${new URLSearchParams({ via })}`}`)
  const share = useShareContent(job)
  return (
    <>
      <LinkButton href={`/signup?redirect=${back}`}>
        <Trans>Check if it is open to you</Trans>
      </LinkButton>
      <LinkButton href={`${SIGN_IN_PATH}?redirect=${back}`}>
        <Trans>Sign in</Trans>
      </LinkButton>
      {!job.isForInvited && <ShareSheetButton content={share} />}
    </>
  )
}

const StartSkeleton = () => (
  <Card>
    <Skeleton>
      <SkeletonRows count={4} />
    </Skeleton>
  </Card>
)
