import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import type { PublicJob } from '#shared/features/jobs/jobs.contract.ts'
import type { PageAbout, PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { ShareOpen } from '#web/app/share/share-open.tsx'
import { similarJobsQuery } from '#web/features/job-search/similar/similar-jobs.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ApplyLink } from './detail/apply-link.tsx'
import { HiringStages } from './detail/hiring-stages.tsx'
import { JobAbout } from './detail/job-about.tsx'
import { JobHead } from './detail/job-head.tsx'
import { publicJobQuery } from './detail/job-queries.ts'
import { PayBox } from './detail/pay-box.tsx'
import { publicJobPath, shortText, useShareContent } from './detail/share-job.ts'
import { jobHref } from './parts/job-card.tsx'
import { payFor } from './parts/job-pay.ts'
import styles from './public/public-job.module.css'
import { PublicJobList } from './public/public-job-list.tsx'
import { PublicTerms } from './public/public-terms.tsx'
import { StructuredData } from './public/structured-data.tsx'

type Facts = { title: string | undefined; about: PageAbout; now: number }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  about: (data) => (data as Facts | undefined)?.about ?? {},
  frame: { backHref: '/hello' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [publicJobQuery(id), similarJobsQuery(id)],
  (held, { params: { id = '' } }): Facts => {
    const job = held.getQueryData(publicJobQuery(id).queryKey)
    return {
      title: job && `${job.title}, ${job.company.name}`,
      about: {
        description: job && shortText(job.description),
        canonicalPath: publicJobPath(id),
        isUnlisted: !job?.isOpen || !job.isListed,
      },
      now: Date.now(),
    }
  },
)
export const loader = queries.server
export const clientLoader = queries.browser

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
        <WaysOn job={job} />
      ) : (
        <Callout tone="warn" title={<Trans>This job is closed</Trans>}>
          <Trans>Nobody can apply any more. Below are jobs that ask for much the same.</Trans>
        </Callout>
      )}
      <PublicTerms job={job} />
      <PayBox job={job} pay={payFor(job.pay, nobody)} now={now} zone={null} />
      <JobAbout job={job} />
      <HiringStages job={job} />
      {similar.length > 0 && (
        <Card title={<Trans>Similar jobs</Trans>} padding="flush">
          <PublicJobList jobs={similar} now={now} />
        </Card>
      )}
    </article>
  )
}

/** Whoever has not said what they read money in sees it as it was offered. */
const nobody = { currency: null, rates: {}, payFloor: null }

function WaysOn({ job }: { job: PublicJob }) {
  const back = encodeURIComponent(jobHref(job.id))
  const share = useShareContent(job)
  return (
    <div className={styles.actions}>
      <ApplyLink job={job} />
      <LinkButton href={`/signup?redirect=${back}`} variant={job.applyUrl === null ? 'filled' : 'outline'}>
        <Trans>See whether you can take it</Trans>
      </LinkButton>
      <LinkButton href={`${SIGN_IN_PATH}?redirect=${back}`}>
        <Trans>Log in</Trans>
      </LinkButton>
      {!job.isForInvited && <ShareOpen content={share} />}
    </div>
  )
}
