import { Trans } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { screenersQuery } from '#web/features/hiring/screeners/screener-queries.ts'
import { ScreenerTests } from '#web/features/hiring/screeners/screener-tests.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { draftQuery } from './apply-queries.ts'
import { type DraftPageData, draftPage } from './draft-page.ts'
import { stepHref } from './flow/step-address.ts'
import styles from './flow/step-form.module.css'
import { JobSubject } from './frame/job-subject.tsx'

// No close button: a running test can only be submitted, and before it starts the page has its own way out.
export const handle = { frame: { subject: JobSubject } } satisfies PageHandle & FrameHandle

const loaders = draftPage((jobId, draftId) => [screenersQuery(jobId, draftId)])
export const loader = loaders.server
export const clientLoader = loaders.browser

export default function ScreenerTestsPage({ loaderData }: { loaderData: DraftPageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Tests draftId={loaderData.draftId} />
    </QueryBoundary>
  )
}

function Tests({ draftId }: { draftId: string }) {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(screenersQuery(id, draftId))
  const isTestRunning = data.items.some(({ attempt }) => isRunning(attempt?.status))
  return (
    <div className={styles.step}>
      <header className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>Short tests</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Each test can be taken once and is timed. Find a quiet moment. Your answers are saved as you go.
          </Trans>
        </p>
      </header>
      <ScreenerTests
        jobId={id}
        subjectId={draftId}
        // Finishing a test changes what the draft is missing.
        onFinished={() => void queries.invalidateQueries({ ...draftQuery(draftId), refetchType: 'all' })}
      />
      {!isTestRunning && (
        <div className={styles.foot}>
          <LinkButton href={stepHref(id, 'tests')} size="large">
            <Trans>Back to your application</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  )
}
