import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { TestFormat } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { isOpenAssessment, isStarted, isUnopened } from '#shared/features/skills/assessments/assessment-status.ts'
import type { assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { TestSkeleton } from '#web/features/hiring/screeners/test-skeleton.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { assessmentQuery, refreshAssessments, screenOf } from '../assessment-queries.ts'
import styles from '../assessments.module.css'
import { Introduction } from './introduction.tsx'

type TestProps = { attemptId: string; onFinished: () => void; onClose: () => void }

type AssessmentScreenProps = {
  token: string
  requestedAt: number
  /** What this screen is for; the other one is opened otherwise. */
  format?: TestFormat
  /** Question by question, or all on one page. */
  Test: ComponentType<TestProps>
}

/** The introduction, then the test; once it is over, the result. */
export function AssessmentScreen({ token, requestedAt, format = 'test', Test }: AssessmentScreenProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const { data: assessment } = useSuspenseQuery(assessmentQuery(token))
  useOpening(token, isUnopened(assessment.status))
  const [begun, setBegun] = useState<string | null>(null)
  const attemptId = begun ?? (isStarted(assessment.status) ? assessment.attemptId : null)
  const result = `/assessments/${assessment.id}/result`
  const finish = async () => {
    await navigate(result, { replace: true })
    await refreshAssessments(cache)
  }
  const isOver = attemptId === null && !isOpenAssessment(assessment.status)
  const isElsewhere = assessment.format !== format
  const leave = useEffectEvent(() => void navigate(isOver ? result : screenOf(assessment, token), { replace: true }))
  useEffect(() => {
    if (isOver || isElsewhere) leave()
  }, [isOver, isElsewhere])
  if (isOver || isElsewhere) return <TestSkeleton />
  if (attemptId === null)
    return (
      <Introduction
        assessment={assessment}
        token={token}
        requestedAt={requestedAt}
        onStart={setBegun}
        onSettled={() => void finish()}
      />
    )
  // The attempt and its clock only exist in the browser.
  if (!isHydrated) return <TestSkeleton />
  return (
    <div className={styles.intro}>
      <h1 tabIndex={-1} className="visually-hidden">
        <bdi>{assessment.title}</bdi>
      </h1>
      <Suspense fallback={<TestSkeleton />}>
        <Test attemptId={attemptId} onFinished={() => void finish()} onClose={() => void finish()} />
      </Suspense>
    </div>
  )
}

/** Loading the page must not change anything, so the browser reports that it was opened. */
function useOpening(token: string, isNew: boolean): void {
  const { client } = useSession()
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () =>
      callApi<typeof assessments.open>(client, 'POST /talent/api/assessments/:token/open', {
        params: { token },
        isBackground: true,
      }),
    onSuccess: (opened) => cache.setQueryData(assessmentQuery(token).queryKey, opened),
  })
  useEffect(() => {
    if (isNew) mutate()
  }, [isNew, mutate])
}
