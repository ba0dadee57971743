import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { ProjectView } from './parts/project-view.tsx'
import { projectQuery } from './projects-queries.ts'

export const handle = { frame: { backHref: '/company/projects' } } satisfies FrameHandle

const queries = pageQueries(({ params: { id = '' } }) => [projectQuery(id)])
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyProjectPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useLingui()
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <ProjectView key={id} id={id} parent={{ label: t`Elite projects`, href: '/company/projects' }} />
    </QueryBoundary>
  )
}
