import { Trans, useLingui } from '@lingui/react/macro'
import { IconShare } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Day } from '#web/features/skills/credentials/day.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Level, LevelDial } from '#web/ui/level-dial.tsx'
import { Link } from '#web/ui/link.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SeenByOthers } from './evidence-ladder.tsx'
import { NextStep } from './next-step.tsx'
import styles from './skill-center.module.css'
import {
  badgesOf,
  isSeenByOthers,
  nextStep,
  type SkillWithBadge,
  type SkillWithTest,
  testsToTake,
  withoutTest,
} from './skill-order.ts'
import { skillsQuery } from './skill-queries.ts'
import { SkillViews } from './skill-views.tsx'
import { TestAction, TestFacts } from './test-facts.tsx'

const queries = pageQueries(() => [skillsQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export default function SkillCenterPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <SkillCenter />
    </QueryBoundary>
  )
}

function SkillCenter() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(skillsQuery)
  const next = nextStep(data.items)
  const badges = badgesOf(data.items)
  const tests = testsToTake(data.items)
  const others = withoutTest(data.items)
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Skill center</Trans>}
        lead={<Trans>Prove a skill once instead of in every application. Tests are free.</Trans>}
        actions={<SkillViews current="/skill-center" />}
      />
      {next && <NextStep skill={next} />}
      {badges.length > 0 && (
        <section className={styles.section} aria-labelledby="badges">
          <h2 id="badges" className={styles.sectionTitle}>
            <Trans>Your badges</Trans>
          </h2>
          <ul role="list" className={styles.badges}>
            {badges.map((skill) => (
              <BadgeCard key={skill.slug} skill={skill} />
            ))}
          </ul>
        </section>
      )}
      {tests.length > 0 && (
        <Card title={<Trans>Tests</Trans>} padding="flush">
          <List label={t`Tests`}>
            {tests.map((skill) => (
              <TestRow key={skill.slug} skill={skill} />
            ))}
          </List>
        </Card>
      )}
      {others.length > 0 && (
        <section className={styles.section} aria-labelledby="others">
          <h2 id="others" className={styles.sectionTitle}>
            <Trans>Your other skills</Trans>
          </h2>
          <p className={styles.text}>
            <Trans>There is no test for these yet. Companies see the level you chose yourself.</Trans>
          </p>
          <ul role="list" className={styles.plain}>
            {others.map((skill) => (
              <li key={skill.slug}>
                <Link to={`/skill-center/${skill.slug}`}>
                  <bdi>{skill.name}</bdi>
                </Link>
                {isSeenByOthers(skill) && (
                  <>
                    {' '}
                    (<SeenByOthers skill={skill} />)
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function BadgeCard({ skill }: { skill: SkillWithBadge }) {
  const { slug, name, best } = skill
  return (
    <li className={styles.badge}>
      <LevelDial level={best.level as Level} />
      {best.badgeId !== null && (
        <Link to={`/badges/${best.badgeId}`} className={styles.share}>
          <Icon glyph={IconShare} />
          <span className="visually-hidden">
            <Trans>
              Badge for <bdi>{name}</bdi>
            </Trans>
          </span>
        </Link>
      )}
      <Link to={`/skill-center/${slug}`}>
        <bdi className={styles.badgeName}>{name}</bdi>
      </Link>
      <p className={styles.badgeFact}>
        <Trans>{best.percent} out of 100</Trans>
      </p>
      {best.validUntil && (
        <p className={styles.badgeFact}>
          <Trans>
            Valid until <Day at={best.validUntil} />
          </Trans>
        </p>
      )}
      {isSeenByOthers(skill) && (
        <p className={styles.badgeFact}>
          <SeenByOthers skill={skill} />
        </p>
      )}
    </li>
  )
}

function TestRow({ skill }: { skill: SkillWithTest }) {
  return (
    <ListRow
      mark={
        <span className={styles.tile} aria-hidden="true" translate="no">
          {skill.name.slice(0, 2)}
        </span>
      }
      title={skill.name}
      href={`/skill-center/${skill.slug}`}
      meta={
        <span lang="en" translate="no">
          {skill.summary}
        </span>
      }
      facts={<TestFacts test={skill.test} jobCount={skill.jobCount} />}
      action={<TestAction skill={skill} test={skill.test} />}
    />
  )
}
