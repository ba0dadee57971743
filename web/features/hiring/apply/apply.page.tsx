import { useSuspenseQuery } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { sendTogether } from '#web/app/query/sent-state.tsx'
import { jobQuery } from '#web/features/jobs/jobs/detail/job-queries.ts'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { beforeQuery, draftQuery } from './apply-queries.ts'
import { BeforeApplying } from './before/before-applying.tsx'
import { Flow } from './flow/flow.tsx'
import { applyHref, nearestStep, requestedStep, stepHref, stepsOf } from './flow/step-address.ts'
import { DraftProgress, DraftStatus } from './frame/draft-slots.tsx'
import { JobFactsNote } from './frame/job-facts-note.tsx'
import { JobSubject } from './frame/job-subject.tsx'

type Facts = { title: string | undefined; now: number; draftId: string | null }
type Data = PageData & Facts

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: {
    subject: JobSubject,
    status: DraftStatus,
    progress: DraftProgress,
    aside: JobFactsNote,
    backHref: ({ id = '' }) => `/jobs/${id}`,
  },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [beforeQuery(id), jobQuery(id), ...readerQueries],
  (cache, { params: { id = '' } }): Facts => ({
    title: cache.getQueryData(jobQuery(id).queryKey)?.title,
    now: Date.now(),
    draftId: cache.getQueryData(beforeQuery(id).queryKey)?.own?.draftId ?? null,
  }),
)

const draftOf = (draftId: string) =>
  pageQueries(
    () => [draftQuery(draftId)],
    (cache) => ({ draft: cache.getQueryData(draftQuery(draftId).queryKey) }),
  )

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const page = await queries.server(args)
  if (page.draftId === null) return rejectStep(args, page)
  const { draft, dehydrated } = await draftOf(page.draftId).server(args)
  sendToStep(args, draft)
  return {
    ...page,
    dehydrated: sendTogether(page.dehydrated, dehydrated),
  }
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Data> {
  const page = await queries.browser(args)
  if (page.draftId === null) return rejectStep(args, page)
  const { draft } = await draftOf(page.draftId).browser(args)
  sendToStep(args, draft)
  return page
}

type RouteArgs = Pick<LoaderFunctionArgs, 'params' | 'request'>

/** Without a draft there are no steps: start at the beginning. */
function rejectStep({ params: { id = '' }, request }: RouteArgs, page: Data): Data {
  if (requestedStep(request.url)) throw redirect(applyHref(id))
  return page
}

/** Every step has its own URL, so that Back, reload and links work; without one, people continue where they left off. */
function sendToStep({ params: { id = '' }, request }: RouteArgs, draft: Draft | undefined): void {
  if (requestedStep(request.url) || !draft) return
  throw redirect(stepHref(id, nearestStep(stepsOf(draft), draft.step)))
}

export default function ApplyPage({ loaderData }: { loaderData: Data }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Applying key={id} jobId={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Applying({ jobId, requestedAt }: { jobId: string; requestedAt: number }) {
  const { data: before } = useSuspenseQuery(beforeQuery(jobId))
  const draftId = before.own?.draftId
  return draftId ? <Flow jobId={jobId} draftId={draftId} /> : <BeforeApplying jobId={jobId} requestedAt={requestedAt} />
}
