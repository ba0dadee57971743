import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaFile, opsCourseMedia } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import type { MediaKind } from '#shared/features/learning/courses/media/media-kinds.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { clockText } from '../../../lesson/media/played.ts'
import styles from '../../authoring.module.css'

type MediaSlotProps = {
  courseId: string
  kind: MediaKind
  fileId: string | null
  /** As the server last sent them; one that was just uploaded is not among them yet. */
  known: readonly MediaFile[]
  onChange: (fileId: string | null) => void
}

const uploadKinds = { video: 'video', sound: 'audio', download: 'attachment' } as const

export function MediaSlot({ courseId, kind, fileId, known, onChange }: MediaSlotProps) {
  const { t, i18n } = useLingui()
  const { add, added, isPending, problem } = useAdding(courseId, onChange)
  const labels: Record<MediaKind, string> = {
    video: t`Upload a video`,
    sound: t`Upload an audio file`,
    download: t`Upload a file`,
  }
  const file = [...known, ...added].find(({ id }) => id === fileId)
  if (!file)
    return (
      <div className={styles.stack}>
        <FileUpload kind={uploadKinds[kind]} label={labels[kind]} onDone={add} />
        <p role="status" className={styles.small}>
          {isPending && <Trans>Adding it to the course…</Trans>}
        </p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    )
  const size = formatBytes(file.bytes, i18n.locale)
  return (
    <div className={styles.stack}>
      <FilePreview file={file} />
      <div className={styles.actions}>
        <span className={styles.small}>
          {kind === 'download' ? <bdi translate="no">{file.name}</bdi> : clockText(file.seconds)} · {size}
        </span>
        <PlainButton
          variant="text"
          onPress={() => {
            onChange(null)
            requestAnimationFrame(focusHeadingIfLost)
          }}
        >
          {kind === 'video' && <Trans>Replace the video</Trans>}
          {kind === 'sound' && <Trans>Replace the sound</Trans>}
          {kind === 'download' && <Trans>Replace the file</Trans>}
        </PlainButton>
      </div>
    </div>
  )
}

function FilePreview({ file: { kind, url } }: { file: MediaFile }) {
  const { t } = useLingui()
  const shared = { controls: true, preload: 'none', src: url, className: styles.player } as const
  if (kind === 'download') return null
  return kind === 'video' ? (
    // Captions are being written below.
    // biome-ignore lint/a11y/useMediaCaption: there are none yet
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video {...shared} playsInline aria-label={t`The video, without captions`} />
  ) : (
    // Captions are being written below.
    // biome-ignore lint/a11y/useMediaCaption: there are none yet
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio {...shared} aria-label={t`The audio, without captions`} />
  )
}

function useAdding(courseId: string, onAdded: (fileId: string) => void) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const [added, setAdded] = useState<readonly MediaFile[]>([])
  const adding = useMutation({
    mutationFn: (fileId: string) =>
      callApi<typeof opsCourseMedia.add>(client, 'POST /ops/api/courses/:id/media', {
        params: { id: courseId },
        body: { fileId },
        // One upload becomes one file, however often the response is lost.
        idempotencyKey: fileId,
      }),
    onSuccess: (file) => {
      setAdded((before) => [...before, file])
      onAdded(file.id)
    },
  })
  const { error } = adding
  const [message] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return {
    add: (fileId: string) => adding.mutate(fileId),
    added,
    isPending: adding.isPending,
    problem: message ?? describeFailure(i18n, error),
  }
}
