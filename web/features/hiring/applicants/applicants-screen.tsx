import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { memo, Suspense, useDeferredValue } from 'react'
import type { ApplicantBoard } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { numbersQuery } from './applicant-queries.ts'
import styles from './applicants.module.css'
import { Board } from './board/board.tsx'
import { ApplicantList } from './list/applicant-list.tsx'
import type { ApplicantsView } from './view/applicants-view.ts'
import { FilterBar } from './view/filter-bar.tsx'
import { JobMenu } from './view/job-menu.tsx'

const DAY = 86_400_000

type ApplicantsScreenProps = { jobId: string | null; view: ApplicantsView; requestedAt: number }

/**
 * The applicants of one job, as a board or a list; of all jobs, as a list. The router renders its page again whenever a
 * navigation starts or ends; this only if what it shows has changed.
 */
export const ApplicantsScreen = memo(function ApplicantsScreen({ jobId, view, requestedAt }: ApplicantsScreenProps) {
  const reader = useReader(requestedAt)
  const { data: numbers } = useSuspenseQuery(numbersQuery(jobId, view))
  // Typing in the search field stays smooth while the cards of the last search are still shown.
  const shown = useDeferredValue(view)
  const isBoard = view.isBoard && jobId !== null
  return (
    <div className={styles.page} data-density="compact">
      <PageHeader
        title={numbers.job ? <bdi>{numbers.job.title}</bdi> : <Trans>Applicants</Trans>}
        lead={<Lead numbers={numbers} now={reader.now} />}
        actions={
          <>
            <JobMenu jobs={numbers.jobs} jobId={jobId} view={view} />
            {jobId && (
              <LinkButton href={`/company/jobs/${jobId}`}>
                <Trans>Open job</Trans>
              </LinkButton>
            )}
          </>
        }
      />
      <FilterBar jobId={jobId} view={view} numbers={numbers} />
      <Suspense fallback={null}>
        {isBoard && jobId ? (
          <Board jobId={jobId} view={shown} now={reader.now} />
        ) : (
          <ApplicantList jobId={jobId} view={shown} numbers={numbers} now={reader.now} />
        )}
      </Suspense>
    </div>
  )
})

const Lead = memo(function Lead({ numbers: { all, countries, job }, now }: { numbers: ApplicantBoard; now: number }) {
  const { t } = useLingui()
  if (all.people === 0) return t`Nobody has applied yet.`
  const days = job?.publishedAt && Math.floor((now - Date.parse(job.publishedAt)) / DAY)
  return (
    <span suppressHydrationWarning>
      <Plural value={all.people} one="# person" other="# people" />{' '}
      <Plural value={countries.length} _0="" one="from # country" other="from # countries" />
      {' · '}
      <Plural value={all.active} one="# active" other="# active" />
      {', '}
      <Plural value={all.rejected} one="# rejected" other="# rejected" />
      {typeof days === 'number' && (
        <>
          {' · '}
          <Plural value={days} one="open # day" other="open # days" />
        </>
      )}
    </span>
  )
})
