import { Trans, useLingui } from '@lingui/react/macro'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { assessmentsQuery } from './assessment-queries.ts'
import styles from './assessments.module.css'
import { AssessmentList, AssessmentTabs } from './own/assessment-list.tsx'

type Facts = { now: number }

const queries = pageQueries(
  () => [assessmentsQuery('open')],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function AssessmentsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { t } = useLingui()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader
          title={<Trans>Assessments</Trans>}
          lead={<Trans>Tests that companies have asked you to take. The clock starts when you press start.</Trans>}
        />
        <AssessmentTabs />
        <AssessmentList
          show="open"
          requestedAt={loaderData.now}
          empty={
            <EmptyState
              title={t`Nothing to do`}
              action={
                <LinkButton href="/skill-center">
                  <Trans>Skill center</Trans>
                </LinkButton>
              }
            >
              <Trans>When a company asks you to take a test, it shows up here. You can prove a skill any time.</Trans>
            </EmptyState>
          }
        />
      </div>
    </QueryBoundary>
  )
}
