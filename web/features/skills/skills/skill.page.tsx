import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { levelSteps, nextLevel } from '#shared/features/skills/skills/skill-level.ts'
import { PASS_PERCENT } from '#shared/features/skills/skills/skill-test-limits.ts'
import type { SkillResult } from '#shared/features/skills/skills/skills.contract.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { SkillCourses, skillCoursesQuery } from '#web/features/learning/courses/skill-courses.tsx'
import { Day } from '#web/features/skills/credentials/day.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Level, LevelDial } from '#web/ui/level-dial.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { EvidenceLadder } from './evidence-ladder.tsx'
import { Practice } from './practice.tsx'
import styles from './skill.module.css'
import { practiceQuery, skillQuery } from './skill-queries.ts'
import { TestAction, TestFacts } from './test-facts.tsx'
import { TopicBars } from './topic-bars.tsx'

type Facts = { title: string | undefined }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: { backHref: '/skill-center' },
} satisfies PageHandle & FrameHandle

const isPractising = (search: URLSearchParams): boolean => search.get('practice') === 'yes'

const queries = pageQueries(
  ({ params: { slug = '' }, url }) => [
    skillQuery(slug),
    skillCoursesQuery(slug),
    ...(isPractising(url.searchParams) ? [practiceQuery(slug)] : []),
  ],
  (cache, { params: { slug = '' } }): Facts => ({ title: cache.getQueryData(skillQuery(slug).queryKey)?.name }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function SkillPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { slug = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Skill key={slug} slug={slug} />
    </QueryBoundary>
  )
}

function Skill({ slug }: { slug: string }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { data: skill } = useSuspenseQuery(skillQuery(slug))
  const { name, test, best, last, jobCount, results, related, otherNames, esco } = skill
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Skill center`, href: '/skill-center' }]} />}
        title={<bdi>{name}</bdi>}
        lead={
          skill.summary === null ? undefined : (
            <span lang="en" translate="no">
              {skill.summary}
            </span>
          )
        }
        actions={test && <TestAction skill={skill} test={test} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isPractising(search) && test ? (
            <Practice slug={slug} />
          ) : (
            <>
              {last && (
                <Card title={<Trans>Your last result by topic</Trans>}>
                  <TopicBars topics={last.topics} needed={PASS_PERCENT} />
                </Card>
              )}
              {test ? (
                <Card title={<Trans>About the test</Trans>}>
                  <p className={styles.text}>
                    <TestFacts test={test} jobCount={0} />
                  </p>
                  <ul lang="en" translate="no" className={styles.topics}>
                    {test.topics.map((topic) => (
                      <li key={topic}>{topic}</li>
                    ))}
                  </ul>
                  <div>
                    <LinkButton href={`/skill-center/${slug}?practice=yes`}>
                      <Plural
                        value={test.practiceCount}
                        one="Practise with # question"
                        other="Practise with # questions"
                      />
                    </LinkButton>
                  </div>
                </Card>
              ) : (
                <Card title={<Trans>No test yet</Trans>}>
                  <p className={styles.text}>
                    <Trans>Companies see the level you chose yourself.</Trans>
                  </p>
                </Card>
              )}
            </>
          )}
          <EvidenceLadder skill={skill} />
          {results.length > 0 && (
            <Card title={<Trans>Your results</Trans>} padding="flush">
              <List label={t`Your results`}>
                {results.map((result) => (
                  <ResultRow key={result.id} result={result} />
                ))}
              </List>
            </Card>
          )}
        </div>
        <aside className={styles.aside} aria-label={t`Your level`}>
          <Card title={<Trans>Your level</Trans>}>
            <div className={styles.level}>
              <LevelDial level={(best?.level ?? 0) as Level} size="large" />
              <p className={styles.text}>
                {best ? <Tested percent={best.percent} level={best.level} /> : <Trans>Not tested yet</Trans>}
              </p>
            </div>
            <details className={styles.ladder}>
              <summary>
                <Trans>How levels work</Trans>
              </summary>
              <ul>
                {levelSteps.map(({ level, percent }) => (
                  <li key={level}>
                    <Trans>
                      Level {level}: {percent} out of 100 or more
                    </Trans>
                  </li>
                ))}
              </ul>
            </details>
          </Card>
          <SkillCourses slug={slug} />
          {(otherNames.length > 0 || esco) && (
            <div className={styles.names}>
              {otherNames.length > 0 && (
                <p className={styles.text}>
                  <Trans>
                    Also called <bdi>{otherNames.join(', ')}</bdi>
                  </Trans>
                </p>
              )}
              {esco && (
                <p className={styles.text}>
                  <Trans>
                    In ESCO:{' '}
                    <a href={esco.uri} rel="noreferrer" lang="en">
                      {esco.name}
                    </a>
                  </Trans>
                </p>
              )}
            </div>
          )}
          {jobCount > 0 && (
            <LinkButton href={`/jobs?skill=${slug}`}>
              <Plural value={jobCount} one="See # job that asks for it" other="See # jobs that ask for it" />
            </LinkButton>
          )}
          {related.length > 0 && (
            <nav aria-labelledby="related-tests" className={styles.related}>
              <h2 id="related-tests" className={styles.relatedTitle}>
                <Trans>Related tests</Trans>
              </h2>
              {related.map((other) => (
                <Link key={other.slug} to={`/skill-center/${other.slug}`}>
                  <bdi>{other.name}</bdi>
                </Link>
              ))}
            </nav>
          )}
        </aside>
      </div>
    </div>
  )
}

function Tested({ percent, level }: { percent: number; level: number }) {
  const next = nextLevel(level)
  return next ? (
    <Trans>
      {percent} out of 100. You need {next.percent} for level {next.level}.
    </Trans>
  ) : (
    <Trans>{percent} out of 100, the highest level.</Trans>
  )
}

function ResultRow({ result: { takenAt, percent, passed, validUntil, isValid, badgeId } }: { result: SkillResult }) {
  return (
    <ListRow
      title={<Day at={takenAt} />}
      meta={
        passed && validUntil ? (
          isValid ? (
            <Trans>
              Passed, valid until <Day at={validUntil} />
            </Trans>
          ) : (
            <Trans>
              Passed, expired on <Day at={validUntil} />
            </Trans>
          )
        ) : (
          <Trans>Not passed. Only you see this.</Trans>
        )
      }
      facts={<Trans>{percent} out of 100</Trans>}
      action={
        badgeId !== null && (
          <LinkButton href={`/badges/${badgeId}`}>
            <Trans>Badge</Trans>
          </LinkButton>
        )
      }
    />
  )
}
