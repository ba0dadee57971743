import { useRouteLoaderData } from 'react-router'
import { pagePosting, wholeDescription } from '#shared/features/jobs/jobs/job-posting.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { RootData } from '#web/root.tsx'
import { publicJobPath } from '../detail/share-job.ts'

/** The job as search engines read it. Data, not script: no policy keeps it from being read, and nothing in it runs. */
export function StructuredData({ job }: { job: PublicJob }) {
  const { site } = useRouteLoaderData('root') as RootData
  if (!job.isOpen || !job.isListed || job.publishedAt === null) return null
  const posting = pagePosting({
    ...job,
    description: wholeDescription(job),
    url: `${site.url}${publicJobPath(job.id)}`,
    company: { ...job.company, url: null },
    publishedAt: job.publishedAt,
    isAppliedToHere: job.applyUrl === null,
  })
  if (!posting) return null
  return <script type="application/ld+json">{safeJson(posting)}</script>
}

/** No text in it can end the element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
