import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useId } from 'react'
import { useSearchParams } from 'react-router'
import { readCode } from '#shared/features/hiring/offers/document-code.ts'
import type { DocumentCheck, documents } from '#shared/features/hiring/offers/documents.contract.ts'
import { MAX_CHECKED_FILE } from '#shared/features/hiring/offers/offer-limits.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { CheckBadge } from '#web/features/skills/credentials/check-badge.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './offers.module.css'
import { SealedDocument } from './parts/sealed-document.tsx'

const documentQuery = (code: string) => ({
  ...endpointQuery<typeof documents.show>('GET /shared/api/documents/:code', { params: { code } }),
  // An unknown code is an answer, too.
  retry: false,
})

const queries = pageQueries(() => [])
export const loader = queries.server
export const clientLoader = queries.browser

export default function VerifyDocumentPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.public}>
        <PageHeader
          title={<Trans>Check a signed document</Trans>}
          lead={
            <Trans>
              Find out whether an offer, an agreement or a badge was signed here, and whether it is unchanged.
            </Trans>
          }
        />
        <CheckFile />
        <CheckCode />
        <CheckBadge />
      </div>
    </QueryBoundary>
  )
}

function CheckCode() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const typed = search.get('code') ?? ''
  const code = readCode(typed)
  const { data, isError, isFetching } = useQuery({ ...documentQuery(code ?? 'none'), enabled: code !== null })
  const isWrong = typed !== '' && (code === null || isError)
  return (
    <Card title={<Trans>An offer or agreement, by its code</Trans>}>
      <form method="get" className={styles.fields}>
        <TextField
          name="code"
          label={t`Code`}
          help={t`At the foot of every page, for example 7KQ2M-0A1BC-…`}
          defaultValue={typed}
          autoCapitalize="none"
          spellCheck={false}
          problem={isWrong ? t`No document has this code. Check for typos.` : undefined}
        />
        <div>
          <PlainButton type="submit" variant="filled" worksWithoutScript isPending={isFetching}>
            <Trans>Check</Trans>
          </PlainButton>
        </div>
      </form>
      {data && (
        <div role="status">
          <Callout
            tone="info"
            title={
              data.kind === 'offer' ? (
                <Trans>This document was signed by both sides</Trans>
              ) : (
                <Trans>This agreement was signed here</Trans>
              )
            }
          >
            <SealedDocument document={data} />
          </Callout>
        </div>
      )}
    </Card>
  )
}

const asBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')))
    reader.readAsDataURL(file)
  })

function CheckFile() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const id = useId()
  const check = useMutation({
    mutationFn: async (file: File): Promise<DocumentCheck> => {
      // Larger than any document we seal.
      if (file.size > MAX_CHECKED_FILE || file.size === 0) return { verdict: 'unknown', document: null }
      return callApi<typeof documents.check>(client, 'POST /shared/api/document-checks', {
        body: { file: await asBase64(file) },
      })
    },
  })
  const problem = describeFailure(i18n, check.error)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) check.mutate(file)
  }
  return (
    <Card title={<Trans>An offer or agreement, by its file</Trans>}>
      <div className={styles.fields}>
        <label htmlFor={id}>
          <Trans>Choose the PDF. We compare it and do not keep it.</Trans>
        </label>
        <input id={id} type="file" accept="application/pdf" aria-label={t`PDF to check`} onChange={onChange} />
        <div role="status">
          {check.isPending && <Trans>Checking…</Trans>}
          {check.data && <Verdict check={check.data} />}
          {problem && <Callout tone="bad" title={problem} />}
        </div>
      </div>
    </Card>
  )
}

function Verdict({ check: { verdict, document } }: { check: DocumentCheck }) {
  const facts = document && <SealedDocument document={document} />
  if (verdict === 'genuine')
    return (
      <Callout tone="info" title={<Trans>Genuine: not one byte has changed since it was signed</Trans>}>
        {facts}
      </Callout>
    )
  if (verdict === 'changed')
    return (
      <Callout tone="bad" title={<Trans>This file has been changed since it was signed</Trans>}>
        {facts}
      </Callout>
    )
  return (
    <Callout tone="warn" title={<Trans>This file was not signed here, or is damaged</Trans>}>
      <Trans>Ask whoever sent it for the original file.</Trans>
    </Callout>
  )
}
