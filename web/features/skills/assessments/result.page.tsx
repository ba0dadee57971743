import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import {
  isCancelled,
  isCompleted,
  isDeclined,
  isExpired,
  isOpenAssessment,
} from '#shared/features/skills/assessments/assessment-status.ts'
import type { Assessment, AssessmentResult } from '#shared/features/skills/assessments/assessments.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { settingsPath } from '#web/app/settings/settings-section.ts'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { AttemptLog } from '#web/features/hiring/screeners/attempt-log.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { assessmentQuery, screenOf } from './assessment-queries.ts'
import styles from './assessments.module.css'
import { Topics } from './topics.tsx'

export const handle = { frame: { backHref: '/assessments/completed' } } satisfies FrameHandle

type Facts = { now: number }

const queries = pageQueries(
  ({ params: { token = '' } }) => [assessmentQuery(token)],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

const QuestionResults = lazyPart(async () => (await import('./own/question-results.tsx')).QuestionResults)

const Appeal = lazyPart(async () => (await import('./own/appeal.tsx')).Appeal)

export default function ResultPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { token = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Result token={token} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Result({ token, requestedAt }: { token: string; requestedAt: number }) {
  const reader = useReader(requestedAt)
  const { data: assessment } = useSuspenseQuery(assessmentQuery(token))
  const { title, company, result, status } = assessment
  const identity = useIdentity()
  const isGuest = identity?.isOnboarded === false && !isOpenAssessment(status)
  return (
    <div className={styles.intro}>
      <h1 tabIndex={-1} className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      <p className={styles.words}>
        <bdi>{company.name}</bdi>
      </p>
      <Card>
        <div className={styles.page}>{result ? <Score result={result} /> : <Standing assessment={assessment} />}</div>
      </Card>
      {result && result.topics.length > 0 && (
        <Card title={<Trans>By topic</Trans>}>
          <Topics topics={result.topics} />
        </Card>
      )}
      {result && result.questions.length > 0 && (
        <Card title={<Trans>Question by question</Trans>}>
          <Suspense fallback={null}>
            <QuestionResults questions={result.questions} />
          </Suspense>
        </Card>
      )}
      {assessment.attemptId && !isOpenAssessment(status) && (
        <Card title={<Trans>What was recorded</Trans>}>
          <AttemptLog attemptId={assessment.attemptId} reader={reader} />
        </Card>
      )}
      {(assessment.appeal || assessment.canAppeal) && (
        <Card title={<Trans>Did something go wrong?</Trans>}>
          <div className={styles.page}>
            <Suspense fallback={null}>
              <Appeal assessment={assessment} />
            </Suspense>
          </div>
        </Card>
      )}
      {isGuest && (
        <Card title={<Trans>Keep your result</Trans>}>
          <div className={styles.page}>
            <p className={styles.words}>
              <Trans>
                You took this test without an account. To keep your result, set a password. Otherwise we delete
                everything later.
              </Trans>
            </p>
            <div className={styles.actions}>
              <LinkButton href={settingsPath('password')}>
                <Trans>Set a password</Trans>
              </LinkButton>
            </div>
          </div>
        </Card>
      )}
      <div className={styles.actions}>
        {isOpenAssessment(status) && (
          <LinkButton variant="filled" href={screenOf(assessment, assessment.id)}>
            <Trans>Open the assessment</Trans>
          </LinkButton>
        )}
        <LinkButton href="/assessments/completed">
          <Trans>All assessments</Trans>
        </LinkButton>
      </div>
    </div>
  )
}

function Score({ result }: { result: AssessmentResult }) {
  const { percent, passed, comparison, note } = result
  return (
    <>
      <p className={styles.score}>
        <Trans>{percent} out of 100</Trans>
      </p>
      {passed !== null && (
        <p className={styles.words}>
          {passed ? (
            <Trans>This meets what the company asks for.</Trans>
          ) : (
            <Trans>This is below what the company asks for. They still decide about you as a whole.</Trans>
          )}
        </p>
      )}
      {comparison && (
        <p className={styles.words}>
          <Trans>
            Better than {comparison.percentile} % of {comparison.people} people who took this test.
          </Trans>
        </p>
      )}
      {note && (
        <p className={styles.message} translate="no">
          <bdi>{note}</bdi>
        </p>
      )}
    </>
  )
}

function Standing({ assessment: { status, company } }: { assessment: Assessment }) {
  const { t } = useLingui()
  const { name } = company
  const text = isCompleted(status)
    ? t`Submitted. Your result will appear here once ${name} has marked your written answers.`
    : isDeclined(status)
      ? t`You declined this assessment.`
      : isExpired(status)
        ? t`The deadline passed before you started. Ask ${name} whether you can still take it.`
        : isCancelled(status)
          ? t`${name} no longer needs this assessment.`
          : isOpenAssessment(status)
            ? t`There is no result yet.`
            : t`Submitted. ${name} does not share results.`
  return <p className={styles.words}>{text}</p>
}
