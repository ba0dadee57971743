import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { companyScreeners } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { TestFormat } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { currentCompanyQuery, useCurrentCompany } from '#web/features/people/companies/current-company.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../assessments.module.css'
import { blankTest } from './blank-question.ts'
import { TestForm } from './test-form.tsx'
import { refreshTests } from './test-queries.ts'

export const handle = { frame: { backHref: '/company/assessments/tests' } } satisfies FrameHandle

const queries = pageQueries(() => [currentCompanyQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function NewTestPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const format = search.get('format') === 'interview' ? 'interview' : 'test'
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <NewTest key={format} format={format} />
    </QueryBoundary>
  )
}

function NewTest({ format }: { format: TestFormat }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const company = useCurrentCompany()
  if (!company) return null
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Your tests`, href: '/company/assessments/tests' }]} />}
        title={format === 'interview' ? <Trans>New interview</Trans> : <Trans>New test</Trans>}
        lead={
          format === 'interview' ? (
            <Trans>
              People answer by video, by voice or in writing, whenever it suits them. Your team marks the answers.
            </Trans>
          ) : (
            <Trans>Most questions are marked automatically. Your team marks written answers.</Trans>
          )
        }
      />
      <TestForm
        format={format}
        initial={blankTest(format)}
        send={(content, idempotencyKey) =>
          callApi<typeof companyScreeners.create>(client, 'POST /company/api/screeners', {
            body: { companyId: company.id, ...content },
            idempotencyKey,
          })
        }
        onSaved={async () => {
          await refreshTests(cache)
          await navigate('/company/assessments/tests')
          void showToast({ text: t`Saved` })
        }}
      />
    </div>
  )
}
