import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OpsTalk } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import type { opsTalkRecording } from '#shared/features/learning/masterclass/talk-recording.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import { clockText } from '#web/features/learning/courses/lesson/media/played.ts'
import { Card } from '#web/ui/card.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import playerStyles from '../talk/talk.module.css'
import { refreshOpsTalks } from './ops-queries.ts'

/** Uploaded once the talk is over; its captions come from the transcript. */
export function RecordingCard({ talk: { id, title, recording } }: { talk: OpsTalk }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const adding = useMutation({
    mutationFn: (fileId: string) =>
      callApi<typeof opsTalkRecording.add>(client, 'POST /ops/api/talks/:id/recording', {
        params: { id },
        body: { fileId },
        // One upload becomes one recording, however often the response is lost.
        idempotencyKey: fileId,
      }),
    onSuccess: () => refreshOpsTalks(cache),
  })
  const removing = useMutation({
    mutationFn: () =>
      callApi<typeof opsTalkRecording.remove>(client, 'DELETE /ops/api/talks/:id/recording', { params: { id } }),
    onSuccess: async () => {
      await refreshOpsTalks(cache)
      focusHeadingIfLost()
    },
  })
  const error = adding.error ?? removing.error
  const [message] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  const problem = message ?? describeFailure(i18n, error)
  const shared = { controls: true, preload: 'none', src: recording?.url, className: playerStyles.player } as const
  return (
    <Card title={<Trans>Recording</Trans>}>
      <div className={styles.stack}>
        {recording ? (
          <>
            {recording.kind === 'video' ? (
              // Its page shows captions, made from the transcript.
              // biome-ignore lint/a11y/useMediaCaption: the transcript may not be written yet
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <video {...shared} playsInline aria-label={t`Recording: ${title}`} />
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: the transcript may not be written yet
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <audio controls preload="none" src={recording.url} aria-label={t`Recording: ${title}`} />
            )}
            <div className={styles.actions}>
              <span className={styles.small}>
                {clockText(recording.seconds)} · {formatBytes(recording.bytes, i18n.locale)}
              </span>
              <PlainButton variant="text" isPending={removing.isPending} onPress={() => removing.mutate()}>
                <Trans>Delete the recording</Trans>
              </PlainButton>
            </div>
          </>
        ) : (
          <>
            <FileUpload kind="video" label={t`Upload a video`} onDone={(fileId) => adding.mutate(fileId)} />
            <FileUpload kind="audio" label={t`Upload an audio file`} onDone={(fileId) => adding.mutate(fileId)} />
            <p role="status" className={styles.small}>
              {adding.isPending && <Trans>Adding it to the talk…</Trans>}
            </p>
          </>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}
