import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EliteDocument, elite } from '#shared/features/elite/elite/elite.contract.ts'
import { MAX_DOCUMENT_BYTES, MAX_FILE_NAME } from '#shared/features/elite/elite/elite-limits.ts'
import type { DocumentKind } from '#shared/features/elite/elite/elite-words.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import styles from '../elite.module.css'
import { documentWords } from '../elite-text.ts'

type DocumentsProps = {
  label: string
  kind: DocumentKind
  documents: readonly EliteDocument[]
  mayAdd: boolean
  mayRemove: boolean
  question?: string
  /** Until when the next one is valid. */
  expires?: string
}

/** Files that are stored encrypted. Opening one downloads it. */
export function Documents({ label, kind, documents, mayAdd, mayRemove, question, expires }: DocumentsProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [problem, setProblem] = useState<string | undefined>()

  async function run(work: () => Promise<unknown>) {
    setProblem(undefined)
    try {
      await work()
      await cache.invalidateQueries()
    } catch (failure) {
      const said = failure instanceof ApiError ? Object.values(failure.errors).flat().join(' ') : ''
      setProblem(said || (describeFailure(i18n, failure) ?? undefined))
    }
  }
  const add = (files: File[]) =>
    run(async () => {
      for (const file of files) {
        const query = new URLSearchParams({
          kind,
          name: file.name.slice(-MAX_FILE_NAME),
          ...(question && { question }),
          ...(expires && { expires }),
        })
        await client.request(`/talent/api/elite/documents?${query.toString()}`, { method: 'PUT', body: file })
      }
    })
  const remove = (id: string) =>
    run(() =>
      callApi<typeof elite.removeDocument>(client, 'DELETE /talent/api/elite/documents/:id', { params: { id } }),
    )

  return (
    <div className={styles.fields}>
      {documents.length > 0 && (
        <ul role="list" className={styles.plain}>
          {documents.map((document) => (
            <li key={document.id} className={styles.row}>
              <span>
                <a href={`/talent/api/elite/documents/${document.id}`} download>
                  <bdi translate="no">{document.name}</bdi>
                </a>{' '}
                <span className={styles.meta}>
                  {i18n._(documentWords[document.kind])}
                  {document.expiresOn && (
                    <>
                      {' · '}
                      <Trans>
                        valid until <MomentOf at={`${document.expiresOn}T12:00:00.000Z`} format="date" />
                      </Trans>
                    </>
                  )}
                </span>
              </span>
              {mayRemove && (
                <Button variant="text" onPress={() => void remove(document.id)}>
                  <Trans>Delete</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <FileDrop
          label={label}
          accept={['.pdf', '.jpg', '.png']}
          maxBytes={MAX_DOCUMENT_BYTES}
          uploads={[]}
          onFiles={(files) => void add(files)}
          onCancel={() => undefined}
          onRetry={() => undefined}
        />
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
