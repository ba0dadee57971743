import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import type { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './sent.module.css'

type SentFileProps = { applicationId: string; file: { id: string; name: string; size: number }; label?: string }

/** File URLs expire within minutes, so each press requests a new one. */
export function SentFile({ applicationId, file, label }: SentFileProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const [isPending, setIsPending] = useState(false)
  const { name } = file

  async function download() {
    if (isPending) return
    setIsPending(true)
    try {
      const params = { id: applicationId, fileId: file.id }
      const { url } = await callApi<typeof applications.file>(
        client,
        'GET /shared/api/applications/:id/files/:fileId',
        { params },
      )
      location.assign(url)
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <button type="button" className={styles.file} aria-busy={isPending} onClick={() => void download()}>
      <Icon glyph={IconFileText} size={20} />
      <span className={styles.fileText}>
        <span className="visually-hidden">
          <Trans>Download</Trans>
        </span>
        {label && <span className={styles.label}>{label}</span>}
        <bdi className={label ? styles.detail : styles.label}>{name}</bdi>
        <span className={styles.detail} suppressHydrationWarning>
          <bdi>{formatBytes(file.size, i18n.locale)}</bdi>
        </span>
      </span>
      <Icon glyph={IconDownload} size={20} />
    </button>
  )
}
