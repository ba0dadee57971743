import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ProvenSkill } from '#shared/features/skills/skills/skills.contract.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './skill-center.module.css'
import { skillsQuery } from './skill-queries.ts'
import { SkillViews } from './skill-views.tsx'
import { TestAction } from './test-facts.tsx'

export const handle = { about: () => ({ canonicalPath: '/skill-center' }) } satisfies PageHandle

const queries = pageQueries(() => [skillsQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export default function SkillTablePage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <SkillTable />
    </QueryBoundary>
  )
}

function SkillTable() {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(skillsQuery)
  const columns: Column<ProvenSkill>[] = [
    {
      id: 'name',
      header: t`Skill`,
      renderCell: ({ slug, name }) => (
        <Link to={`/skill-center/${slug}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'claimed',
      header: t`Self-rated`,
      renderCell: ({ claimedLevel }) => (claimedLevel === null ? '–' : i18n.number(claimedLevel)),
      align: 'end',
    },
    {
      id: 'tested',
      header: t`Tested`,
      renderCell: ({ best }) => (best === null ? '–' : i18n.number(best.level)),
      align: 'end',
    },
    {
      id: 'endorsed',
      header: t`Endorsed`,
      renderCell: ({ endorsementCount }) => (endorsementCount === 0 ? '–' : i18n.number(endorsementCount)),
      align: 'end',
      isHiddenOnPhone: true,
    },
    {
      id: 'used',
      header: t`Used`,
      renderCell: ({ projectCount }) => (projectCount === 0 ? '–' : i18n.number(projectCount)),
      align: 'end',
      isHiddenOnPhone: true,
    },
    { id: 'jobs', header: t`Jobs`, renderCell: ({ jobCount }) => i18n.number(jobCount), align: 'end' },
    {
      id: 'length',
      header: t`Length`,
      renderCell: ({ test }) => (test ? <Plural value={test.minutes} one="# minute" other="# minutes" /> : '–'),
      isHiddenOnPhone: true,
    },
    {
      id: 'test',
      header: t`Test`,
      renderCell: (skill) => (skill.test ? <TestAction skill={skill} test={skill.test} /> : <Trans>No test yet</Trans>),
    },
  ]
  return (
    <div className={styles.page} data-density="compact">
      <PageHeader title={<Trans>Skill center</Trans>} actions={<SkillViews current="/skill-center/index_copy" />} />
      <DataTable
        label={t`Skills`}
        columns={columns}
        rows={data.items.toSorted((one, other) => one.name.localeCompare(other.name, i18n.locale))}
        getRowId={({ slug }) => slug}
        getRowName={({ name }) => name}
      />
    </div>
  )
}
