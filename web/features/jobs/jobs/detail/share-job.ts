import { useRouteLoaderData } from 'react-router'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { ShareContent } from '#web/app/share/share-networks.ts'
import type { RootData } from '#web/root.tsx'
import { plainText } from '../text/read-html.ts'

/** The public page of the job, readable without an account. */
export const publicJobPath = (id: string): string => `/apply/${id}`

const SHARED_TEXT = 160

/** The beginning of the description, cut at a word boundary. */
export function shortText(html: string, longest = SHARED_TEXT): string {
  const text = plainText(html)
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`
}

export function useShareContent(job: Pick<PublicJob, 'id' | 'title' | 'company' | 'description'>): ShareContent {
  const { site } = useRouteLoaderData('root') as RootData
  return {
    url: `${site.url}${publicJobPath(job.id)}`,
    title: `${job.title}, ${job.company.name}`,
    description: shortText(job.description),
    media: `${site.url}/img/share.png`,
  }
}
