import { Trans, useLingui } from '@lingui/react/macro'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { assessmentsQuery } from './assessment-queries.ts'
import styles from './assessments.module.css'
import { AssessmentList, AssessmentTabs } from './own/assessment-list.tsx'

type Facts = { now: number }

const queries = pageQueries(
  () => [assessmentsQuery('done')],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompletedPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { t } = useLingui()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader title={<Trans>Completed assessments</Trans>} />
        <AssessmentTabs />
        <AssessmentList
          show="done"
          requestedAt={loaderData.now}
          empty={
            <EmptyState title={t`Nothing here yet`}>
              <Trans>Assessments move here once you have finished or declined them.</Trans>
            </EmptyState>
          }
        />
      </div>
    </QueryBoundary>
  )
}
