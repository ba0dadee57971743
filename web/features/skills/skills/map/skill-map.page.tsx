import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { SkillArea } from '#shared/features/base/reference/skill-areas.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { skillsQuery } from '../skill-queries.ts'
import { SkillViews } from '../skill-views.tsx'
import { SkillFamilyGraph } from './skill-family-graph.tsx'
import { skillRegions } from './skill-graph.ts'
import styles from './skill-map.module.css'

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
        {skillRegions(data.items).map(({ area, families }) => (
          <Card key={area} title={names[area]}>
            <div className={styles.families}>
              {families.map((family) => (
                <SkillFamilyGraph key={family.layers[0]?.[0]?.skill.slug} family={family} />
              ))}
            </div>
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
