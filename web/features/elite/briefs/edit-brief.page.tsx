import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { companyBriefs } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './briefs.module.css'
import { companyBriefQuery } from './briefs-queries.ts'
import { BriefForm } from './company/brief-form.tsx'
import { editableBrief } from './company/brief-values.ts'

const queries = pageQueries(({ params: { id = '' } }) => [companyBriefQuery(id)])
export const loader = queries.server
export const clientLoader = queries.browser

export default function EditBriefPage({ loaderData }: { loaderData: PageData }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <EditBrief key={id} id={id} />
    </QueryBoundary>
  )
}

function EditBrief({ id }: { id: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const { data: brief } = useSuspenseQuery(companyBriefQuery(id))
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t`Elite briefs`, href: '/company/briefs' },
              { label: <bdi translate="no">{brief.title}</bdi>, href: `/company/briefs/${id}` },
            ]}
          />
        }
        title={<Trans>Edit brief</Trans>}
      />
      {brief.canEdit ? (
        <BriefForm
          start={editableBrief(brief)}
          send={(body) =>
            callApi<typeof companyBriefs.change>(client, 'PUT /company/api/briefs/:id', { params: { id }, body })
          }
        />
      ) : (
        <Callout>
          <Trans>This brief can no longer be changed.</Trans>
        </Callout>
      )}
    </div>
  )
}
