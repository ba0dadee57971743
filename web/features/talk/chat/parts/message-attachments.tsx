import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText, IconPhoto, IconVideo } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './parts.module.css'
import { previewQuery, useAttachmentLink } from './use-attachment-link.ts'

type Attachment = Message['attachments'][number]

export function MessageAttachments({ message }: { message: Message }) {
  if (message.attachments.length === 0) return null
  return (
    <ul role="list" className={styles.files}>
      {message.attachments.map((file) => (
        <li key={file.fileId}>
          <AttachedFile messageId={message.id} file={file} />
        </li>
      ))}
    </ul>
  )
}

function AttachedFile({ messageId, file }: { messageId: string; file: Attachment }) {
  const { i18n } = useLingui()
  const linkTo = useAttachmentLink(messageId, file.fileId)
  const [isPending, setIsPending] = useState(false)
  const size = formatBytes(file.size, i18n.locale)
  const isImage = file.type?.startsWith('image/') ?? false
  const glyph = isImage ? IconPhoto : file.type?.startsWith('video/') ? IconVideo : IconFileText

  async function download() {
    if (isPending) return
    setIsPending(true)
    try {
      location.assign(await linkTo('attachment'))
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <button type="button" className={styles.file} aria-busy={isPending} onClick={() => void download()}>
      {isImage ? (
        <Preview messageId={messageId} file={file} />
      ) : (
        <span className={styles.mark}>
          <Icon glyph={glyph} size={20} />
        </span>
      )}
      <span className={styles.fileText}>
        <bdi className={styles.fileName}>{file.name}</bdi>
        <span className={styles.fileSize}>
          <Trans>
            <bdi>{size}</bdi>, download
          </Trans>
        </span>
      </span>
    </button>
  )
}

/** The thumbnail is decorative; the file name next to it describes it. */
function Preview({ messageId, file }: { messageId: string; file: Attachment }) {
  const { data } = useQuery(previewQuery(messageId, file.fileId))
  return (
    <span className={styles.preview}>
      {data ? <img src={data.url} alt="" loading="lazy" decoding="async" /> : <Icon glyph={IconPhoto} size={20} />}
    </span>
  )
}
