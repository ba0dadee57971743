import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { SkillArea } from '#shared/features/base/reference/skill-areas.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './skill-map.module.css'
import { skillsQuery } from './skill-queries.ts'
import { type SkillNode, skillTree } from './skill-tree.ts'
import { SkillViews } from './skill-views.tsx'

export const handle = { about: () => ({ canonicalPath: '/skill-center' }) } satisfies PageHandle

const queries = pageQueries(() => [skillsQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export default function SkillMapPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <SkillMap />
    </QueryBoundary>
  )
}

function SkillMap() {
  const names = useAreaNames()
  const { data } = useSuspenseQuery(skillsQuery)
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Skill center</Trans>}
        lead={<Trans>Lines lead from a skill to those that build on it.</Trans>}
        actions={<SkillViews current="/skill-center/index3" />}
      />
      <div className={styles.areas}>
        {skillTree(data.items).map(({ area, roots }) => (
          <Card key={area} title={names[area]}>
            <ul role="list" className={styles.roots}>
              {roots.map((node) => (
                <Node key={node.skill.slug} node={node} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  )
}

function useAreaNames(): Record<SkillArea, string> {
  const { t } = useLingui()
  return {
    engineering: t`Engineering`,
    data: t`Data`,
    platform: t`Platform`,
    design: t`Design`,
    product: t`Product`,
    business: t`Business`,
  }
}

function Node({ node: { skill, children } }: { node: SkillNode }) {
  return (
    <li className={styles.node}>
      <Link
        to={`/skill-center/${skill.slug}`}
        className={styles.skill}
        data-proven={skill.best ? '' : undefined}
        data-claimed={skill.claimedLevel === null ? undefined : ''}
      >
        <bdi>{skill.name}</bdi>
        {skill.best ? (
          <span className={styles.state}>
            <Trans>Level {skill.best.level}</Trans>
          </span>
        ) : (
          skill.claimedLevel !== null && (
            <span className={styles.state}>
              <Trans>Not tested</Trans>
            </span>
          )
        )}
      </Link>
      {children.length > 0 && (
        <ul role="list" className={styles.children}>
          {children.map((child) => (
            <Node key={child.skill.slug} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
