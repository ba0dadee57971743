import { useParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { credentialQuery } from './credential-queries.ts'
import { CredentialView } from './credential-view.tsx'

type Facts = { title: string | undefined }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  // Whoever has the link may look; search engines need not list it.
  about: () => ({ isUnlisted: true }),
  frame: { width: 'reading' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [credentialQuery(id)],
  (cache, { params: { id = '' } }): Facts => ({ title: cache.getQueryData(credentialQuery(id).queryKey)?.name }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function CertificatePage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <CredentialView key={id} id={id} />
    </QueryBoundary>
  )
}
