import { useLingui } from '@lingui/react/macro'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { ProjectView } from './parts/project-view.tsx'
import { projectQuery } from './projects-queries.ts'

export const handle = { frame: { backHref: '/elite' } } satisfies FrameHandle

const queries = pageQueries(({ params: { id = '' } }) => [projectQuery(id)])

/** Somebody who does not take part in a project is sent to the public ones. */
function toShowcase(error: unknown): never {
  const { init } = error as { init?: { status?: number } }
  throw init?.status === 404 ? redirect('/elite/projects') : error
}

export const loader = (args: LoaderFunctionArgs) => queries.server(args).catch(toShowcase)
export const clientLoader = (args: ClientLoaderFunctionArgs) => queries.browser(args).catch(toShowcase)

export default function ProjectPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useLingui()
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <ProjectView key={id} id={id} parent={{ label: t`Elite`, href: '/elite' }} />
    </QueryBoundary>
  )
}
