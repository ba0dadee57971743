import { useLingui } from '@lingui/react/macro'
import { IconMicrophone, IconPlayerPlay, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import type { recordings } from '#shared/features/base/recordings/recordings.contract.ts'
import type { SentIntro } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './sent.module.css'

export function SentIntroPart({ intro }: { intro: SentIntro }) {
  const { t } = useLingui()
  if (intro.kind !== 'text') return <Recorded intro={intro} />
  return (
    <Disclosure title={t`Written introduction`}>
      <p className={styles.words} dir="auto">
        {intro.text}
      </p>
    </Disclosure>
  )
}

type RecordedIntro = Exclude<SentIntro, { kind: 'text' }>

/** Shows the length first and loads nothing until the person wants to watch it. */
function Recorded({ intro: { kind, recordingId, seconds } }: { intro: RecordedIntro }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const [source, setSource] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const length = formatSeconds(seconds)
  const label = kind === 'video' ? t`Video introduction` : t`Audio introduction`

  async function load() {
    if (isPending) return
    setIsPending(true)
    try {
      const params = { id: recordingId }
      const { url } = await callApi<typeof recordings.show>(client, 'GET /talent/api/recordings/:id', { params })
      setSource(url)
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    } finally {
      setIsPending(false)
    }
  }

  // The person's own recording has no captions. It autoplays because they have just asked for it.
  if (source !== null)
    return kind === 'video' ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video className={styles.player} src={source} controls autoPlay playsInline aria-label={`${label}, ${length}`} />
    ) : (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio className={styles.sound} src={source} controls autoPlay aria-label={`${label}, ${length}`} />
    )
  return (
    <button
      type="button"
      className={styles.file}
      aria-busy={isPending}
      aria-label={
        kind === 'video' ? t`Play your video introduction, ${length}` : t`Play your audio introduction, ${length}`
      }
      onClick={() => void load()}
    >
      <Icon glyph={kind === 'video' ? IconVideo : IconMicrophone} size={20} />
      <span className={styles.fileText}>
        <span className={styles.label}>{label}</span>
        <span className={styles.detail}>{length}</span>
      </span>
      <Icon glyph={IconPlayerPlay} size={20} />
    </button>
  )
}
