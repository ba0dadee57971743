import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { watchLevel } from '#web/platform/media/level-meter.ts'
import styles from './recorder.module.css'

/** Anything below is background noise. */
const AUDIBLE = 0.01
const SILENT_AFTER_MS = 4_000

/** The microphone level, with a warning on silence: nobody should discover that from a silent take. */
export function LevelBar({ stream }: { stream: MediaStream }) {
  const { t } = useLingui()
  const [level, setLevel] = useState(0)
  const [isSilent, setIsSilent] = useState(false)
  const heardAt = useRef(0)
  useEffect(() => {
    heardAt.current = performance.now()
    return watchLevel(stream, (now) => {
      if (now > AUDIBLE) heardAt.current = performance.now()
      setLevel(now)
      setIsSilent(performance.now() - heardAt.current > SILENT_AFTER_MS)
    })
  }, [stream])
  return (
    <div className={styles.level}>
      <meter min={0} max={1} value={level} aria-label={t`Microphone level`} />
      <p role="status" className={styles.hint}>
        {isSilent && <Trans>We cannot hear you. Check that your microphone is on, or choose another one.</Trans>}
      </p>
    </div>
  )
}
