import { Trans, useLingui } from '@lingui/react/macro'
import { IconMicrophone, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import type { SentIntro } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../candidate.module.css'
import { useFileLink } from './use-file-link.ts'

type IntroPlayerProps<I = SentIntro> = { applicationId: string; intro: I }

export function IntroPlayer({ applicationId, intro }: IntroPlayerProps) {
  if (intro.kind !== 'text') return <Recorded applicationId={applicationId} intro={intro} />
  return (
    <section>
      <h3 className={styles.label}>
        <Trans>Written introduction</Trans>
      </h3>
      <p className={styles.text} dir="auto">
        {intro.text}
      </p>
    </section>
  )
}

/** Loads nothing until somebody wants to watch or listen. */
function Recorded({ applicationId, intro }: IntroPlayerProps<Exclude<SentIntro, { kind: 'text' }>>) {
  const { t } = useLingui()
  const { kind, recordingId, seconds } = intro
  const { withLink, isPending } = useFileLink(applicationId, recordingId)
  const [source, setSource] = useState<string | null>(null)
  const length = formatSeconds(seconds)
  const label = kind === 'video' ? t`Video introduction, ${length}` : t`Audio introduction, ${length}`
  // Recordings have no captions. Autoplay is fine: the reader has just pressed play.
  if (source !== null)
    return kind === 'video' ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video className={styles.player} src={source} controls autoPlay playsInline aria-label={label} />
    ) : (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio className={styles.sound} src={source} controls autoPlay aria-label={label} />
    )
  return (
    <div>
      <PlainButton
        icon={kind === 'video' ? IconVideo : IconMicrophone}
        isPending={isPending}
        onPress={() => void withLink(setSource)}
      >
        {label}
      </PlainButton>
    </div>
  )
}
