import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { hasResult } from '#shared/features/skills/assessments/assessment-status.ts'
import type {
  AssessmentReview,
  companyAssessments,
} from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import { companyAssessmentQuery, refreshCompanyAssessments } from './assessment-queries.ts'
import { toneOf, useCompanyStatusText, useDeclineText } from './assessment-text.ts'
import styles from './assessments.module.css'
import { useProblem } from './own/use-assessment-step.ts'
import { Topics } from './topics.tsx'

export const handle = { frame: { backHref: '/company/assessments' } } satisfies FrameHandle

type Facts = { now: number }

const queries = pageQueries(
  ({ params: { id = '' } }) => [companyAssessmentQuery(id)],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

const AppealAnswer = lazyPart(async () => (await import('./company/appeal-answer.tsx')).AppealAnswer)
const Answers = lazyPart(async () => (await import('./company/answers.tsx')).Answers)

export default function CompanyAssessmentPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Review key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Review({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { t } = useLingui()
  const texts = useCompanyStatusText()
  const reader = useReader(requestedAt)
  const { data: assessment } = useSuspenseQuery(companyAssessmentQuery(id))
  const { to, title, status, applicationId, answers, topics, invitedAt, invitedBy } = assessment
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Assessments`, href: '/company/assessments' }]} />}
        title={<bdi>{to.name}</bdi>}
        lead={<bdi>{title}</bdi>}
        actions={
          <>
            {applicationId && (
              <LinkButton href={`/company/applicants/${applicationId}`}>
                <Trans>Application</Trans>
              </LinkButton>
            )}
            {assessment.canCancel && <CancelButton id={id} />}
          </>
        }
      />
      <Card>
        <div className={styles.page}>
          <div>
            <Chip tone={toneOf[status]}>{texts[status]}</Chip>
          </div>
          <Outcome assessment={assessment} />
          <MarkingNote marking={assessment.marking} />
          {assessment.pausedMs > 0 && <Paused pausedMs={assessment.pausedMs} />}
          <p className={styles.words}>
            <Trans>
              Sent <Time at={Date.parse(invitedAt)} zone={reader.zone} now={reader.now} /> by <bdi>{invitedBy}</bdi>
            </Trans>
          </p>
        </div>
      </Card>
      {assessment.appeal && (
        <Card title={<Trans>Appeal</Trans>}>
          <Suspense fallback={null}>
            <AppealAnswer assessment={assessment} />
          </Suspense>
        </Card>
      )}
      {topics.length > 0 && (
        <Card title={<Trans>By topic</Trans>}>
          <Topics topics={topics} />
        </Card>
      )}
      {answers.length > 0 && (
        <Card title={<Trans>Answers</Trans>}>
          <Suspense fallback={null}>
            <Answers key={`${status}-${assessment.marking.stage}`} assessment={assessment} />
          </Suspense>
        </Card>
      )}
    </div>
  )
}

function Outcome({ assessment }: { assessment: AssessmentReview }) {
  const declineTexts = useDeclineText()
  const { status, percent, passed, points, maxPoints, comparison, declineReason, note } = assessment
  return (
    <>
      {hasResult(status) && percent !== null && (
        <>
          <p className={styles.score}>
            <Trans>{percent} out of 100</Trans>
          </p>
          <p className={styles.words}>
            <Trans>
              {points} of {maxPoints} points
            </Trans>
            {passed !== null && (
              <>
                {' · '}
                {passed ? <Trans>Passed</Trans> : <Trans>Not passed</Trans>}
              </>
            )}
          </p>
        </>
      )}
      {comparison && (
        <p className={styles.words}>
          <Trans>
            Better than {comparison.percentile} % of {comparison.people} people who took this test.
          </Trans>
        </p>
      )}
      {declineReason && <p className={styles.words}>{declineTexts[declineReason]}</p>}
      {note && (
        <p className={styles.message} translate="no">
          <bdi>{note}</bdi>
        </p>
      )}
    </>
  )
}

function MarkingNote({ marking: { stage, waitsForOthers } }: Pick<AssessmentReview, 'marking'>) {
  if (waitsForOthers)
    return (
      <p className={styles.words}>
        {stage === 'third' ? (
          <Trans>You and the other marker disagree. A third person decides.</Trans>
        ) : (
          <Trans>You have marked this. A second person has to mark it independently.</Trans>
        )}
      </p>
    )
  if (stage === 'third')
    return (
      <p className={styles.words}>
        <Trans>Two people marked some answers differently. Your marks decide.</Trans>
      </p>
    )
  return null
}

function Paused({ pausedMs }: { pausedMs: number }) {
  const minutes = Math.max(1, Math.round(pausedMs / MINUTE))
  return (
    <p className={styles.words}>
      <Trans>
        The connection was lost during the test, so the clock was paused for{' '}
        <Plural value={minutes} one="# minute" other="# minutes" />.
      </Trans>
    </p>
  )
}

function CancelButton({ id }: { id: string }) {
  const { client } = useSession()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi<typeof companyAssessments.cancel>(client, 'POST /company/api/assessments/:id/cancel', { params: { id } }),
    onSettled: () => refreshCompanyAssessments(cache),
  })
  const problem = useProblem(error)
  return (
    <>
      <PlainButton isPending={isPending} onPress={() => mutate()}>
        <Trans>Cancel invitation</Trans>
      </PlainButton>
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}
