import { useRouteLoaderData } from 'react-router'
import { fullDescription, pagePosting } from '#shared/features/jobs/jobs/job-posting.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { RootData } from '#web/root.tsx'
import { publicJobPath } from '../detail/share-job.ts'
import { JsonLd } from './json-ld.tsx'

/** The job as structured data for search engines. */
export function StructuredData({ job }: { job: PublicJob }) {
  const { site } = useRouteLoaderData('root') as RootData
  const { city, country } = job.company
  // Jobs found on a board are the board's to spread.
  if (!job.isOpen || !job.isListed || job.publishedAt === null || job.postedOn !== null) return null
  if (city === null || country === null) return null
  const posting = pagePosting({
    ...job,
    description: fullDescription(job),
    url: `${site.url}${publicJobPath(job.id)}`,
    company: { name: job.company.name, city, country, url: null },
    publishedAt: job.publishedAt,
    isAppliedToHere: job.applyUrl === null,
  })
  if (!posting) return null
  return <JsonLd value={posting} />
}
