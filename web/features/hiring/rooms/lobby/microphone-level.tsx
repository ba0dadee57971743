import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { watchLevel } from '#web/platform/media/level-meter.ts'
import styles from './lobby.module.css'

/** Shows that the microphone picks something up. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack | null }) {
  const { t } = useLingui()
  const [level, setLevel] = useState(0)
  useEffect(() => {
    setLevel(0)
    return track ? watchLevel(new MediaStream([track]), setLevel) : undefined
  }, [track])
  return <meter className={styles.level} min={0} max={1} value={level} aria-label={t`Microphone level`} />
}
