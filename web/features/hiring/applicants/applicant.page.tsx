import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { ApplicantInterviews } from '#web/features/hiring/interviews/company/applicant-interviews.tsx'
import { companyInterviewsQuery, companyRequestsQuery } from '#web/features/hiring/interviews/interview-queries.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import styles from './applicant.module.css'
import { applicantsPath } from './applicant-hrefs.ts'
import { applicantQuery, neighboursQuery } from './applicant-queries.ts'
import { CandidateHead } from './candidate/candidate-head.tsx'
import { FitCard } from './candidate/fit-card.tsx'
import { HistoryCard } from './candidate/history-card.tsx'
import { VideoCard } from './candidate/media/video-card.tsx'
import { Neighbours } from './candidate/neighbours.tsx'
import { NotesCard } from './candidate/notes-card.tsx'
import { ProfileCard } from './candidate/profile-card.tsx'
import { PromiseCard } from './candidate/promise-card.tsx'
import { ScorecardCard, scorecardsQuery } from './candidate/scorecard-card.tsx'
import { SentCard } from './candidate/sent-card.tsx'
import { useCandidate } from './candidate/use-candidate.ts'
import { type ApplicantsView, readView, viewHref } from './view/applicants-view.ts'

type Facts = { title: string | undefined; now: number }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: { backHref: '/company/applicants' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' }, url }) => [
    applicantQuery(id),
    neighboursQuery(id, readView(url.searchParams)),
    scorecardsQuery(id),
    companyRequestsQuery('open', { applicationId: id }),
    companyInterviewsQuery('upcoming', { applicationId: id }),
    companyInterviewsQuery('completed', { applicationId: id }),
  ],
  (cache, { params: { id = '' } }): Facts => ({
    title: cache.getQueryData(applicantQuery(id).queryKey)?.talent.name || undefined,
    now: Date.now(),
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function ApplicantPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Applicant key={id} id={id} view={readView(search)} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Applicant({ id, view, requestedAt }: { id: string; view: ApplicantsView; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { data: applicant } = useSuspenseQuery(applicantQuery(id))
  const { data: neighbours } = useQuery(neighboursQuery(id, view))
  const changes = useCandidate(applicant)
  const { jobId, jobTitle } = applicant
  return (
    <article className={styles.page} data-density="compact">
      <div className={styles.top}>
        <Breadcrumbs
          crumbs={[
            { href: '/company/applicants', label: t`Applicants` },
            { href: viewHref(applicantsPath(jobId), view), label: <bdi>{jobTitle}</bdi> },
          ]}
        />
        {neighbours && <Neighbours neighbours={neighbours} applicant={applicant} view={view} />}
      </div>
      <CandidateHead applicant={applicant} reader={reader} changes={changes} />
      <PromiseCard applicant={applicant} reader={reader} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ApplicantInterviews
            applicationId={id}
            name={applicant.talent.name}
            canAsk={applicant.can.includes('move')}
          />
          <FitCard applicant={applicant} />
          <SentCard applicant={applicant} reader={reader} />
          <VideoCard applicationId={id} />
          <ProfileCard applicant={applicant} />
        </div>
        <div className={styles.side}>
          <ScorecardCard applicant={applicant} />
          <NotesCard applicant={applicant} reader={reader} changes={changes} />
          <HistoryCard applicant={applicant} reader={reader} />
        </div>
      </div>
    </article>
  )
}
