import { Trans, useLingui } from '@lingui/react/macro'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { interviewsQuery } from './interview-queries.ts'
import { InterviewList } from './parts/interview-list.tsx'
import { InterviewsTabs, tabQueries } from './parts/interviews-tabs.tsx'
import styles from './parts/parts.module.css'

const queries = pageQueries(() => [...tabQueries, interviewsQuery('completed')])
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompletedPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useLingui()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <PageHeader title={<Trans>Completed interviews</Trans>} />
      <div className={styles.page}>
        <InterviewsTabs />
        <InterviewList
          show="completed"
          empty={
            <EmptyState title={t`Nothing here yet`}>
              <Trans>Interviews move here once they are over or cancelled.</Trans>
            </EmptyState>
          }
        />
      </div>
    </QueryBoundary>
  )
}
