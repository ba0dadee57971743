import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Comparison } from '#shared/features/hiring/screeners/scoring/comparison.contract.ts'
import { PASS_PERCENT } from '#shared/features/skills/skills/skill-test-limits.ts'
import type { SkillResult, SkillTest } from '#shared/features/skills/skills/skills.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { AttemptLog } from '#web/features/hiring/screeners/attempt-log.tsx'
import { SkillCourses, skillCoursesQuery } from '#web/features/learning/courses/skill-courses.tsx'
import { Day } from '#web/features/skills/credentials/day.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type Level, LevelDial } from '#web/ui/level-dial.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { skillQuery } from './skill-queries.ts'
import styles from './test-result.module.css'
import { TopicBars } from './topic-bars.tsx'

export const handle = { frame: { backHref: '/skill-center' } } satisfies FrameHandle

type Facts = { now: number }

const queries = pageQueries(
  ({ params: { slug = '' } }) => [skillQuery(slug), skillCoursesQuery(slug)],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function TestResultPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { slug = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Result slug={slug} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Result({ slug, requestedAt }: { slug: string; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { data: skill } = useSuspenseQuery(skillQuery(slug))
  const { name, last, test, comparison } = skill
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t`Skill center`, href: '/skill-center' },
              { label: <bdi>{name}</bdi>, href: `/skill-center/${slug}` },
            ]}
          />
        }
        title={last?.passed ? <Trans>You passed {name}</Trans> : <Trans>Your {name} result</Trans>}
      />
      {last ? (
        <>
          <Card>
            <div className={styles.outcome}>
              <LevelDial level={last.level as Level} size="large" isAnimated={last.passed} />
              <Outcome result={last} test={test} comparison={comparison} />
            </div>
          </Card>
          <Card title={<Trans>By topic</Trans>}>
            <TopicBars topics={last.topics} needed={PASS_PERCENT} />
          </Card>
          {last.attemptId !== null && (
            <Card title={<Trans>What was recorded</Trans>}>
              <AttemptLog attemptId={last.attemptId} reader={reader} />
            </Card>
          )}
          <SkillCourses slug={slug} />
          <div className={styles.actions}>
            {last.badgeId !== null && (
              <LinkButton variant="filled" href={`/badges/${last.badgeId}`}>
                <Trans>Open your badge</Trans>
              </LinkButton>
            )}
            {last.badgeId !== null && (
              <LinkButton href={`/shared/api/credentials/${last.badgeId}/certificate.pdf`} reloadDocument download>
                <Trans>Certificate (PDF)</Trans>
              </LinkButton>
            )}
            <LinkButton variant={last.badgeId === null ? 'filled' : 'outline'} href="/skill-center">
              <Trans>Back to the skill center</Trans>
            </LinkButton>
            {!last.passed && (
              <LinkButton href={`/skill-center/${slug}?practice=yes`}>
                <Trans>Practise</Trans>
              </LinkButton>
            )}
          </div>
        </>
      ) : (
        <EmptyState
          title={t`No result yet`}
          action={
            <LinkButton href={`/skill-center/tests/${slug}`}>
              <Trans>Open the test</Trans>
            </LinkButton>
          }
        >
          <Trans>Your result appears here when you have taken the test.</Trans>
        </EmptyState>
      )}
    </div>
  )
}

type OutcomeProps = { result: SkillResult; test: SkillTest | null; comparison: Comparison }

function Outcome({ result, test, comparison }: OutcomeProps) {
  const missing = PASS_PERCENT - result.percent
  return (
    <div className={styles.words}>
      <p className={styles.score}>
        <Trans>{result.percent} out of 100</Trans>
      </p>
      {result.passed && result.validUntil ? (
        <p>
          <Trans>
            Level {result.level}, valid until <Day at={result.validUntil} />.
          </Trans>
        </p>
      ) : (
        <p>
          <Plural value={missing} one="# point short of passing." other="# points short of passing." />{' '}
          <Trans>Only you see this.</Trans>
        </p>
      )}
      {comparison && (
        <p>
          <Trans>
            Better than {comparison.percentile} % of {comparison.people} people who took this test.
          </Trans>
        </p>
      )}
      {test?.opensAt && (
        <p>
          <Trans>
            You can take the test again from <Day at={test.opensAt} />.
          </Trans>
        </p>
      )}
    </div>
  )
}
