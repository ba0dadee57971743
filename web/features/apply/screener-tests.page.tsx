import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { draftQuery } from './apply-queries.ts'
import { type DraftPageData, draftPageClientLoader, draftPageLoader } from './draft-page.ts'
import { stepHref } from './flow/step-address.ts'
import styles from './flow/step-form.module.css'
import { JobSubject } from './frame/job-subject.tsx'

export const handle = {
  frame: {
    subject: JobSubject,
    // While a test runs there is no way out but its end: the clock goes on.
    backHref: ({ id = '' }, search) => (search.has('attempt') ? undefined : stepHref(id, 'tests')),
  },
} satisfies PageHandle & FrameHandle

export const loader = draftPageLoader
export const clientLoader = draftPageClientLoader

export default function ScreenerTestsPage({ loaderData }: { loaderData: DraftPageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <ScreenerTests draftId={loaderData.draftId} />
    </QueryBoundary>
  )
}

function ScreenerTests({ draftId }: { draftId: string }) {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  // What was done here changes what the draft still lacks.
  useEffect(() => () => void queries.invalidateQueries(draftQuery(draftId)), [queries, draftId])
  return (
    <div className={styles.step}>
      <header className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>Short tests</Trans>
        </h1>
      </header>
      <div className={styles.foot}>
        <LinkButton href={stepHref(id, 'tests')} size="large">
          <Trans>Back to your application</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
