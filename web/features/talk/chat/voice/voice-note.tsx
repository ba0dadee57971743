import { useLingui } from '@lingui/react/macro'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_BAR } from '#shared/features/talk/chat/chat-limits.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../parts/parts.module.css'
import { useAttachmentLink } from '../parts/use-attachment-link.ts'

type VoiceNoteProps = { message: Message; voice: NonNullable<Message['voice']> }

const HEIGHT = MAX_BAR + 1

/** Shows length and size first, and loads nothing until someone wants to listen. */
export function VoiceNote({ message, voice }: VoiceNoteProps) {
  const { t, i18n } = useLingui()
  const [file] = message.attachments
  const linkTo = useAttachmentLink(message.id, file?.fileId ?? '')
  const [url, setUrl] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  if (!file) return null
  const length = formatSeconds(voice.seconds)
  const size = formatBytes(file.size, i18n.locale)

  async function load() {
    if (isPending) return
    setIsPending(true)
    try {
      setUrl(await linkTo('inline'))
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    } finally {
      setIsPending(false)
    }
  }

  if (url !== null)
    return (
      // Voice notes have no captions; the length is shown next to it.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio className={styles.audio} src={url} controls autoPlay aria-label={t`Voice note, ${length}`} />
    )
  return (
    <button
      type="button"
      className={styles.voice}
      aria-busy={isPending}
      aria-label={t`Play the voice note, ${length}, ${size}`}
      onClick={() => void load()}
    >
      <span className={styles.mark}>
        <Icon glyph={IconPlayerPlay} size={20} />
      </span>
      <svg
        className={styles.wave}
        viewBox={`0 0 ${Math.max(voice.waveform.length, 1) * 4} ${HEIGHT}`}
        preserveAspectRatio="xMinYMid meet"
        aria-hidden="true"
      >
        {voice.waveform.map((bar, at) => (
          <rect key={at} x={at * 4} y={(HEIGHT - bar - 1) / 2} width="2" height={bar + 1} rx="1" />
        ))}
      </svg>
      <span translate="no">{length}</span>
    </button>
  )
}
