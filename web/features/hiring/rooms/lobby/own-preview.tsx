import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '#web/ui/callout.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import type { OwnMedia } from '../call/use-own-media.ts'
import { VideoTile } from '../stage/video-tile.tsx'
import { DeviceChoice } from './device-choice.tsx'
import styles from './lobby.module.css'
import { MicrophoneLevel } from './microphone-level.tsx'
import { useProblemText } from './problem-text.ts'

type OwnMediaProps = { media: OwnMedia }

/** What the others will see. */
export function OwnPreview({ media }: OwnMediaProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const { camera, microphone, problems, isMuted } = media
  return (
    <div className={styles.preview}>
      <VideoTile
        track={camera}
        name={t`You`}
        isOwn
        isMuted={isMuted || !microphone}
        note={problems.camera && problemText('camera', problems.camera)}
      />
      <div className={styles.toggles}>
        <PlainButton aria-pressed={isMuted} isDisabled={!microphone} onPress={() => media.setIsMuted(!isMuted)}>
          {isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
        </PlainButton>
        <PlainButton onPress={() => void media.toggleCamera()}>
          {camera ? <Trans>Turn camera off</Trans> : <Trans>Turn camera on</Trans>}
        </PlainButton>
      </div>
    </div>
  )
}

/** Whether the microphone hears anything, and another one instead. */
export function OwnDevices({ media }: OwnMediaProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const { microphone, problems, isMuted } = media
  return (
    <>
      <MicrophoneLevel track={isMuted ? null : microphone} />
      {problems.microphone && (
        <Callout tone="warn" title={t`No microphone`}>
          {problemText('microphone', problems.microphone)}
        </Callout>
      )}
      <DeviceChoice media={media} />
    </>
  )
}
