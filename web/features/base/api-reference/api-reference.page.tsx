import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/app/visit/visit.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { searchNames } from './api-outline.ts'
import styles from './api-reference.module.css'
import { DOCUMENT_PATH, loadReference } from './load-reference.ts'
import { OperationView } from './operation-view.tsx'
import { PartList } from './part-list.tsx'

export const handle = { frame: { width: 'wide' } } satisfies FrameHandle

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  loadReference(request.url, context.get(visitContext).fetch)
export const clientLoader = async ({ request }: LoaderFunctionArgs) => loadReference(request.url, fetch)

type Reference = Awaited<ReturnType<typeof loadReference>>

export default function ApiReferencePage({ loaderData: { names, part } }: { loaderData: Reference }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const found = searchNames(names, search)
  return (
    <>
      <PageHeader
        title={<Trans>API reference</Trans>}
        lead={
          <Trans>
            Generated from the contracts the server validates against. Machine-readable:{' '}
            <a href={DOCUMENT_PATH}>OpenAPI 3.1</a>.
          </Trans>
        }
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <SearchField label={t`Search the API`} placeholder={t`Path or keyword`} value={search} onChange={setSearch} />
          {found.length === 0 ? (
            <EmptyState title={t`No endpoints match`}>
              <Trans>Try part of a path, for example “companies”.</Trans>
            </EmptyState>
          ) : (
            <PartList parts={found} isWhole={search.trim() !== ''} shown={part?.name ?? ''} />
          )}
        </div>
        {part && (
          <section aria-labelledby="part" className={styles.part}>
            <h2 id="part" className={styles.heading}>
              <code>{part.name}</code>
            </h2>
            {part.operations.map((operation) => (
              <OperationView key={operation.anchor} operation={operation} />
            ))}
          </section>
        )}
      </div>
    </>
  )
}
