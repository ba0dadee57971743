import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { watchLevel } from '#web/platform/media/level-meter.ts'
import styles from './lobby.module.css'

/** Shows that the microphone picks something up. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack | null }) {
  const { t } = useLingui()
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!track) return undefined
    const stop = watchLevel(new MediaStream([track]), setLevel)
    return () => {
      stop()
      setLevel(0)
    }
  }, [track])
  return <meter className={styles.level} min={0} max={1} value={level} aria-label={t`Microphone level`} />
}
