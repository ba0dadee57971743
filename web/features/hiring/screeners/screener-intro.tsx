import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ExtraTimeReason } from '#shared/features/hiring/screeners/extra-time.ts'
import type { AttemptStart, Screener, screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { ClockRule } from './clock-rule.tsx'
import { attemptQuery, refreshScreeners } from './screener-queries.ts'
import styles from './screeners.module.css'

const ExtraTimeChoice = lazyPart(async () => (await import('./extra-time-choice.tsx')).ExtraTimeChoice)

type ScreenerIntroProps = { screener: Screener; jobId: string; subjectId: string }

/** Everything to know before the clock starts. */
export function ScreenerIntro({ screener, jobId, subjectId }: ScreenerIntroProps) {
  const { title, intro, minutes, questionCount } = screener
  const [extraTime, setExtraTime] = useState<ExtraTimeReason>('none')
  const start = useStart({ testId: screener.testId, jobId, subjectId, extraTime })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.intro} aria-labelledby="screener-title">
      <h2 id="screener-title" ref={heading} tabIndex={-1} className={styles.title}>
        <bdi>{title}</bdi>
      </h2>
      {intro && (
        <p className={styles.words}>
          <bdi>{intro}</bdi>
        </p>
      )}
      <ul className={styles.rules}>
        <li>
          <Plural value={questionCount} one="# question" other="# questions" />
          {', '}
          <Plural value={minutes} one="# minute" other="# minutes" />
        </li>
        <li>
          <ClockRule minutes={minutes} />
        </li>
        <li>
          <Trans>Your answers are saved as you go. You can go back and change them until you submit.</Trans>
        </li>
        <li>
          <Trans>If your connection drops, your answers stay on this device and are sent when you reconnect.</Trans>
        </li>
        <li>
          <Trans>You can take it once. If you apply here again within 180 days, your result is reused.</Trans>
        </li>
      </ul>
      <Suspense fallback={null}>
        <ExtraTimeChoice value={extraTime} onChange={setExtraTime} isForCompany />
      </Suspense>
      {start.problem && (
        <p role="alert" className={styles.problem}>
          {start.problem}
        </p>
      )}
      <div className={styles.actions}>
        <PlainButton variant="filled" size="large" isPending={start.isPending} onPress={start.press}>
          <Trans>Start test</Trans>
        </PlainButton>
      </div>
    </section>
  )
}

function useStart(body: AttemptStart) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const starting = useMutation({
    mutationFn: () =>
      callApi<typeof screeners.start>(client, 'POST /talent/api/screeners/attempts', {
        body,
        idempotencyKey: `${key}-${body.extraTime}`,
      }),
    onSuccess: async (attempt) => {
      cache.setQueryData(attemptQuery(attempt.id).queryKey, attempt)
      await refreshScreeners(cache)
    },
  })
  const { error } = starting
  const [serverMessage] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return {
    press: () => starting.mutate(),
    isPending: starting.isPending,
    problem: serverMessage ?? describeFailure(i18n, error),
  }
}
