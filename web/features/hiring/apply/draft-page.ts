// The pages under /apply/:id belong to a draft: with one they show a part of it, without one they redirect to the start.

import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, replace } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { jobQuery } from '#web/features/jobs/jobs/detail/job-queries.ts'
import { beforeQuery, draftQuery } from './apply-queries.ts'
import { applyHref } from './flow/step-address.ts'

export type DraftPageData = PageData & { title: string | undefined; draftId: string }

const before = pageQueries(
  ({ params: { id = '' } }) => [beforeQuery(id)],
  (cache, { params: { id = '' } }) => ({ own: cache.getQueryData(beforeQuery(id).queryKey)?.own ?? null }),
)

type Own = { draftId: string | null } | null

function whereInstead(id: string, own: Own): string | null {
  if (own === null) return `/apply/${id}`
  return own.draftId === null ? applyHref(id) : null
}

type PageQuery = ReturnType<Parameters<typeof pageQueries>[0]>[number]

/** `more` is what the page needs in addition to the draft. */
export function draftPage(more: (jobId: string, draftId: string) => PageQuery[] = () => []) {
  const partOf = (draftId: string) =>
    pageQueries(
      ({ params: { id = '' } }) => [beforeQuery(id), jobQuery(id), draftQuery(draftId), ...more(id, draftId)],
      (cache, { params: { id = '' } }) => ({ title: cache.getQueryData(jobQuery(id).queryKey)?.title, draftId }),
    )
  return {
    async server(args: LoaderFunctionArgs): Promise<DraftPageData> {
      const { own } = await before.server(args)
      const instead = whereInstead(args.params['id'] ?? '', own)
      if (instead !== null) throw redirect(instead)
      return partOf(own?.draftId ?? '').server(args)
    },
    async browser(args: ClientLoaderFunctionArgs): Promise<DraftPageData> {
      const { own } = await before.browser(args)
      const instead = whereInstead(args.params['id'] ?? '', own)
      if (instead !== null) throw replace(instead)
      return partOf(own?.draftId ?? '').browser(args)
    },
  }
}
