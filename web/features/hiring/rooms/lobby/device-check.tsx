import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useOwnMedia } from '../call/use-own-media.ts'
import styles from './lobby.module.css'
import { OwnDevices, OwnPreview } from './own-preview.tsx'

/** Before the room opens. Nothing is switched on until it is asked for, and nothing leaves the device. */
export function DeviceCheck() {
  const [isOn, setIsOn] = useState(false)
  if (isOn) return <RunningCheck onStop={() => setIsOn(false)} />
  return (
    <div className={styles.check}>
      <PlainButton variant="filled" onPress={() => setIsOn(true)}>
        <Trans>Check camera and microphone</Trans>
      </PlainButton>
    </div>
  )
}

function RunningCheck({ onStop }: { onStop: () => void }) {
  const headingId = useId()
  const media = useOwnMedia()
  return (
    <section className={styles.lobby} aria-labelledby={headingId}>
      <OwnPreview media={media} />
      <div className={styles.words}>
        <h2 id={headingId} className={styles.title}>
          <Trans>Your camera and microphone</Trans>
        </h2>
        <p>
          <Trans>
            If you see yourself and the level moves when you speak, you are ready. Nobody else sees or hears this.
          </Trans>
        </p>
        <OwnDevices media={media} />
        <div className={styles.actions}>
          <PlainButton onPress={onStop}>
            <Trans>Stop the check</Trans>
          </PlainButton>
        </div>
      </div>
    </section>
  )
}
