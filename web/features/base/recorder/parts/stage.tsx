// The preview while recording, with the state and the clock.

import { Trans, useLingui } from '@lingui/react/macro'
import { IconMicrophone } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Recorder } from '../use-recorder.ts'
import { LevelBar } from './level-bar.tsx'
import styles from './recorder.module.css'

export function Stage({ recorder, maxSeconds }: { recorder: Recorder; maxSeconds: number | null }) {
  const { stream, kind, state } = recorder
  if (!stream) return null
  return (
    <div className={styles.stage}>
      <div className={styles.screen} data-kind={kind} data-state={state.name}>
        {kind === 'video' ? <Mirror stream={stream} /> : <Icon glyph={IconMicrophone} size={20} />}
        {state.name === 'counting' && (
          <span className={styles.countdown} aria-hidden="true">
            {state.left}
          </span>
        )}
      </div>
      <LevelBar stream={stream} />
      {(state.name === 'recording' || state.name === 'paused') && (
        <Clock elapsedMs={recorder.elapsedMs} maxSeconds={maxSeconds} />
      )}
    </div>
  )
}

/** Mirrored, as people expect of a self-view; the recording is not. */
function Mirror({ stream }: { stream: MediaStream }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} className={styles.mirror} muted autoPlay playsInline aria-label={t`Your camera`} />
}

function Clock({ elapsedMs, maxSeconds }: { elapsedMs: number; maxSeconds: number | null }) {
  const ran = formatSeconds(Math.floor(elapsedMs / 1_000))
  const left = maxSeconds === null ? null : formatSeconds(Math.max(0, Math.ceil(maxSeconds - elapsedMs / 1_000)))
  return (
    <p role="timer" className={styles.clock}>
      {left === null ? (
        <bdi>{ran}</bdi>
      ) : (
        <Trans>
          <bdi>{ran}</bdi>, <bdi>{left}</bdi> left
        </Trans>
      )}
    </p>
  )
}
