import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_VOICE_SECONDS } from '#shared/features/talk/chat/chat-limits.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Unsent } from '../outbox/outbox.ts'
import { useVoiceNote } from './use-voice-note.ts'
import styles from './voice-dialog.module.css'

type VoiceDialogProps = { onClose: () => void; onRecorded: (voice: NonNullable<Unsent['voice']>) => void }

export function VoiceDialog({ onClose, onRecorded }: VoiceDialogProps) {
  const { t } = useLingui()
  const note = useVoiceNote((voice) => {
    onRecorded(voice)
    onClose()
  })
  const left = formatSeconds(Math.max(0, MAX_VOICE_SECONDS - note.seconds))
  return (
    <Dialog
      isOpen
      onOpenChange={() => {
        note.cancel()
        onClose()
      }}
      title={t`Voice note`}
      actions={
        note.state === 'denied' ? undefined : (
          <Button
            variant="filled"
            isPending={note.state === 'sending'}
            isDisabled={note.state === 'asking'}
            onPress={() => void note.send()}
          >
            {note.problem === null ? <Trans>Send</Trans> : <Trans>Try again</Trans>}
          </Button>
        )
      }
    >
      {note.state === 'denied' ? (
        <Callout tone="warn" title={<Trans>We cannot hear you</Trans>}>
          <Trans>
            Your browser is blocking the microphone. Allow it in your browser settings, or type your message instead.
          </Trans>
        </Callout>
      ) : (
        <div className={styles.recording}>
          <meter min={0} max={1} value={note.level} aria-label={t`Microphone level`} />
          <p role="timer">
            <Trans>
              <bdi>{formatSeconds(note.seconds)}</bdi>, <bdi>{left}</bdi> left
            </Trans>
          </p>
          <p role="status">
            {note.state === 'asking' && <Trans>Your browser will ask for access to your microphone.</Trans>}
            {note.state === 'recording' && <Trans>Recording. Nothing is sent until you press Send.</Trans>}
          </p>
          {note.problem !== null && (
            <p role="alert" className={styles.problem}>
              {note.problem}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
