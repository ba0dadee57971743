import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/app/visit/visit.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { type Area, outlineOf, searchOutline } from './api-outline.ts'
import styles from './api-reference.module.css'
import type { OpenApiDocument } from './openapi-document.ts'
import { OperationView } from './operation-view.tsx'

const DOCUMENT_PATH = '/docs/api/openapi.json'

export const handle = { frame: { width: 'wide' } } satisfies FrameHandle

/** Only the outline travels to the browser: it is smaller than the document. */
async function readOutline(answer: Response): Promise<Area[]> {
  if (!answer.ok) throw data(null, { status: answer.status, statusText: answer.statusText })
  return outlineOf((await answer.json()) as OpenApiDocument)
}

export const loader = async ({ context }: LoaderFunctionArgs) =>
  readOutline(await context.get(visitContext).fetch(DOCUMENT_PATH))
export const clientLoader = async () => readOutline(await fetch(DOCUMENT_PATH))

export default function ApiReferencePage({ loaderData }: { loaderData: Area[] }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const areas = searchOutline(loaderData, search)
  return (
    <>
      <PageHeader
        title={<Trans>API reference</Trans>}
        lead={
          <Trans>
            Written from the same contracts that the server checks. For machines:{' '}
            <a href={DOCUMENT_PATH}>OpenAPI 3.1</a>.
          </Trans>
        }
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <SearchField label={t`Search the API`} placeholder={t`Path or words`} value={search} onChange={setSearch} />
          <Contents areas={areas} />
        </div>
        <div className={styles.areas}>
          {areas.length === 0 && (
            <EmptyState title={t`Nothing matches these words`}>
              <Trans>Try a part of a path, for example “companies”.</Trans>
            </EmptyState>
          )}
          {areas.map((area) => (
            <section key={area.name} aria-labelledby={`area-${area.name}`} className={styles.area}>
              <h2 id={`area-${area.name}`} className={styles.heading}>
                <code>/{area.name}</code>
              </h2>
              {area.operations.map((operation) => (
                <OperationView key={operation.anchor} operation={operation} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function Contents({ areas }: { areas: readonly Area[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Operations`} className={styles.contents}>
      {areas.map(({ name, operations }) => (
        <ul key={name} role="list">
          {operations.map(({ anchor, method, path }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>
                <span className={styles.method} data-method={method} translate="no">
                  {method}
                </span>
                <bdi>{path}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
