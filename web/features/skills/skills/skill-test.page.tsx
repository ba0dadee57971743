import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { ExtraTimeReason } from '#shared/features/hiring/screeners/extra-time.ts'
import type { ProvenSkill, SkillTest, skills } from '#shared/features/skills/skills/skills.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { ClockRule } from '#web/features/hiring/screeners/clock-rule.tsx'
import { attemptQuery } from '#web/features/hiring/screeners/screener-queries.ts'
import { TestSkeleton } from '#web/features/hiring/screeners/test-skeleton.tsx'
import { Day } from '#web/features/skills/credentials/day.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { refreshSkills, skillQuery } from './skill-queries.ts'
import styles from './skill-test.module.css'

type Facts = { title: string | undefined }

// No close button: a running test can only be submitted, and before it starts the page has its own way out.
export const handle = { title: (data) => (data as Facts | undefined)?.title } satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { slug = '' } }) => [skillQuery(slug)],
  (cache, { params: { slug = '' } }): Facts => ({ title: cache.getQueryData(skillQuery(slug).queryKey)?.name }),
)
export const loader = queries.server
export const clientLoader = queries.browser

const ScreenerTest = lazyPart(
  async () => (await import('#web/features/hiring/screeners/test/screener-test.tsx')).ScreenerTest,
)

const ExtraTimeChoice = lazyPart(
  async () => (await import('#web/features/hiring/screeners/extra-time-choice.tsx')).ExtraTimeChoice,
)

export default function SkillTestPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { slug = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Test key={slug} slug={slug} />
    </QueryBoundary>
  )
}

function Test({ slug }: { slug: string }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const { data: skill } = useSuspenseQuery(skillQuery(slug))
  // Stays on the test while the list behind it is refreshed.
  const [begun, setBegun] = useState<string | null>(null)
  const attemptId = begun ?? skill.test?.attemptId ?? null
  if (attemptId === null || !skill.test) return <Introduction skill={skill} test={skill.test} onStart={setBegun} />
  // The attempt and its clock only exist in the browser.
  if (!isHydrated) return <TestSkeleton />
  const finish = async () => {
    await refreshSkills(cache)
    await navigate(`/skill-center/tests/${slug}/result`, { replace: true })
  }
  return (
    <div className={styles.test}>
      <h1 tabIndex={-1} className="visually-hidden">
        <bdi>{skill.name}</bdi>
      </h1>
      <Suspense fallback={<TestSkeleton />}>
        <ScreenerTest attemptId={attemptId} onFinished={() => void finish()} onClose={() => void finish()} />
      </Suspense>
    </div>
  )
}

type IntroductionProps = { skill: ProvenSkill; test: SkillTest | null; onStart: (attemptId: string) => void }

/** Everything to know before the clock starts. */
function Introduction({ skill, test, onStart }: IntroductionProps) {
  const [extraTime, setExtraTime] = useState<ExtraTimeReason>('none')
  const start = useStart(skill.slug, { extraTime, onStart })
  return (
    <section className={styles.intro}>
      <h1 tabIndex={-1} className={styles.title}>
        <bdi>{skill.name}</bdi>
      </h1>
      {test ? (
        <>
          <p lang="en" translate="no" className={styles.words}>
            {skill.summary}
          </p>
          <Rules test={test} />
        </>
      ) : (
        <p className={styles.words}>
          <Trans>There is no test for this skill yet.</Trans>
        </p>
      )}
      {test && test.opensAt !== null && (
        <p className={styles.words}>
          <Trans>
            You can take it again from <Day at={test.opensAt} />. Until then you can practise.
          </Trans>
        </p>
      )}
      {test && test.opensAt === null && (
        <Suspense fallback={null}>
          <ExtraTimeChoice value={extraTime} onChange={setExtraTime} isForCompany={false} />
        </Suspense>
      )}
      {start.problem && (
        <p role="alert" className={styles.problem}>
          {start.problem}
        </p>
      )}
      <div className={styles.actions}>
        {test && test.opensAt === null && (
          <PlainButton variant="filled" size="large" isPending={start.isPending} onPress={start.press}>
            <Trans>Start test</Trans>
          </PlainButton>
        )}
        <LinkButton size="large" href={`/skill-center/${skill.slug}`}>
          <Trans>Not now</Trans>
        </LinkButton>
      </div>
    </section>
  )
}

function Rules({ test }: { test: SkillTest }) {
  return (
    <ul className={styles.rules}>
      <li>
        <Plural value={test.questionCount} one="# question" other="# questions" />
        {', '}
        <Plural value={test.minutes} one="# minute" other="# minutes" />
      </li>
      <li>
        <Trans>You pass with {test.passPercent} out of 100. Only passed tests are shown to others.</Trans>
      </li>
      <li>
        <ClockRule minutes={test.minutes} />
      </li>
      <li>
        <Trans>
          Your answers are saved as you go. If your connection drops, they stay on this device and are sent when you
          reconnect.
        </Trans>
      </li>
      <li>
        <Trans>If you do not pass, you can try again after two days, with other questions.</Trans>
      </li>
    </ul>
  )
}

type StartOptions = { extraTime: ExtraTimeReason; onStart: (attemptId: string) => void }

function useStart(slug: string, { extraTime, onStart }: StartOptions) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const starting = useMutation({
    mutationFn: () =>
      callApi<typeof skills.start>(client, 'POST /talent/api/skills/:slug/attempts', {
        params: { slug },
        body: { extraTime },
        idempotencyKey: `${key}-${extraTime}`,
      }),
    onSuccess: (attempt) => {
      cache.setQueryData(attemptQuery(attempt.id).queryKey, attempt)
      onStart(attempt.id)
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
