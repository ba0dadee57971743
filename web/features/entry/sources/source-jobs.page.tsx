import { Trans } from '@lingui/react/macro'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import type { SourceCard } from '#shared/features/entry/sources/sources.contract.ts'
import type { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { browserRuntime } from '#web/app/runtime.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { guestTarget } from './link-target.ts'
import { SignupBanner } from './source-banner.tsx'
import { SourceCompany } from './source-company.tsx'
import { SourceGone } from './source-gone.tsx'
import { SourceJobList } from './source-job-list.tsx'
import { loadSource, type SourceData, withStatus } from './source-loader.ts'
import styles from './sources.module.css'

const SHOWN_JOBS = 10

export const handle = {
  title: (data) => (data as SourceJobsData | undefined)?.source?.name,
  frame: { subject: SignupBanner },
} satisfies PageHandle & FrameHandle

type SourceJobsData = SourceData & { jobs: JobCard[]; nextCursor: string | null; now: number }

/** A company's link shows the jobs of that company; other links show all open jobs. */
async function loadJobsPage(client: SessionClient, id: string | undefined, url: string): Promise<SourceJobsData> {
  const { source } = await loadSource(client, id)
  const now = Date.now()
  if (!source) return { source, jobs: [], nextCursor: null, now }
  // The list would have a single row.
  if (source.jobId) throw redirect(guestTarget(source.id, source))
  const cursor = new URL(url).searchParams.get('cursor')
  const { items, nextCursor } = await callApi<typeof jobSearch.open>(client, 'GET /shared/api/jobs', {
    query: { limit: SHOWN_JOBS, ...(source.company && { company: source.company.id }), ...(cursor && { cursor }) },
  })
  return { source, jobs: items, nextCursor, now }
}

export const loader = async ({ params, request, context }: LoaderFunctionArgs) =>
  withStatus(await loadJobsPage(serverClient(context.get(visitContext)), params['id'], request.url))
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs) =>
  loadJobsPage(browserRuntime().session.client, params['id'], request.url)

export default function SourceJobsPage({ loaderData }: { loaderData: SourceJobsData }) {
  const { source, jobs, nextCursor, now } = loaderData
  if (!source) return <SourceGone />
  return (
    <div className={styles.page}>
      {source.company ? <SourceCompany company={source.company} /> : <JobsHead />}
      <SourceJobList
        via={source.id}
        jobs={jobs}
        now={now}
        moreHref={nextCursor && `/login/${source.id}/jobs?cursor=${nextCursor}`}
      />
      <WaysIn source={source} />
    </div>
  )
}

function JobsHead() {
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Open jobs</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Browse freely. With an account you see which jobs are open to you where you live.</Trans>
      </p>
    </>
  )
}

function WaysIn({ source: { id } }: { source: SourceCard }) {
  return (
    <div className={styles.ways}>
      <LinkButton href={`/signup/${id}`} variant="filled" size="large" isWide>
        <Trans>Create an account</Trans>
      </LinkButton>
      <LinkButton href={`/login/${id}`} size="large" isWide>
        <Trans>Sign in</Trans>
      </LinkButton>
    </div>
  )
}
