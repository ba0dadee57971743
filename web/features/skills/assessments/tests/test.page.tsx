import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { companyScreeners } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { formatOf } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../assessments.module.css'
import { CorrectResults } from './correct-results.tsx'
import { TestForm } from './test-form.tsx'
import { refreshTests, testQuery } from './test-queries.ts'

export const handle = { frame: { backHref: '/company/assessments/tests' } } satisfies FrameHandle

const queries = pageQueries(({ params: { id = '' } }) => [testQuery(id)])
export const loader = queries.server
export const clientLoader = queries.browser

export default function TestPage({ loaderData }: { loaderData: PageData }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <EditTest key={id} id={id} />
    </QueryBoundary>
  )
}

function EditTest({ id }: { id: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data: test } = useSuspenseQuery(testQuery(id))
  const { version, canEdit, outdatedCount, companyId: _company, id: _id, updatedAt: _at, ...content } = test
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Your tests`, href: '/company/assessments/tests' }]} />}
        title={<bdi>{test.title}</bdi>}
        lead={<Trans>Version {version}. Tests that have already been started keep their questions.</Trans>}
      />
      {!canEdit && (
        <Callout tone="info">
          <Trans>You can read this test. Recruiters and administrators can change it.</Trans>
        </Callout>
      )}
      {canEdit && outdatedCount > 0 && <CorrectResults key={`correct ${version}`} test={test} />}
      <TestForm
        // A new version is a new form.
        key={version}
        format={formatOf(test.questions)}
        initial={content}
        isReadOnly={!canEdit}
        send={(changed) =>
          callApi<typeof companyScreeners.change>(client, 'PUT /company/api/screeners/:id', {
            params: { id },
            body: { version, ...changed },
          })
        }
        onSaved={async (saved) => {
          cache.setQueryData(testQuery(id).queryKey, saved)
          await refreshTests(cache)
          void showToast({ text: t`Saved` })
        }}
      />
    </div>
  )
}
