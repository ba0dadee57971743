import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import type { Quality } from '../call/signals.ts'
import { useLeaveQuestion } from '../call/use-leave-question.ts'
import type { OwnMedia } from '../call/use-own-media.ts'
import styles from './stage.module.css'

type ControlsProps = {
  media: OwnMedia
  quality: Quality
  onLeave: () => void
}

export function Controls({ media, quality, onLeave }: ControlsProps) {
  const { t } = useLingui()
  const askToLeave = useLeaveQuestion()
  const { isMuted, microphone, camera, screen } = media
  const canShare =
    typeof navigator !== 'undefined' && 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices
  const leave = async () => {
    const isSure = await askToLeave()
    if (isSure) onLeave()
  }
  return (
    <div className={styles.controls} role="group" aria-label={t`Call`}>
      <div className={styles.buttons}>
        <Control
          glyph={isMuted || !microphone ? IconMicrophoneOff : IconMicrophone}
          isOn={!isMuted}
          isDisabled={!microphone}
          onPress={() => media.setIsMuted(!isMuted)}
        >
          {isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
        </Control>
        <Control
          glyph={camera ? IconVideo : IconVideoOff}
          isOn={camera !== null}
          isDisabled={quality === 'sound'}
          onPress={() => void media.toggleCamera()}
        >
          {camera ? <Trans>Camera off</Trans> : <Trans>Camera on</Trans>}
        </Control>
        {canShare && (
          <Control
            glyph={screen ? IconScreenShareOff : IconScreenShare}
            isOn={screen !== null}
            isDisabled={quality === 'sound' && !screen}
            onPress={() => void media.toggleScreen()}
          >
            {screen ? <Trans>Stop sharing</Trans> : <Trans>Share</Trans>}
          </Control>
        )}
        <button type="button" className={styles.leave} onClick={() => void leave()}>
          <Icon glyph={IconPhoneOff} size={22} />
          <Trans>Leave</Trans>
        </button>
      </div>
    </div>
  )
}

type ControlProps = { glyph: Glyph; isOn: boolean; isDisabled?: boolean; onPress: () => void; children: ReactNode }

function Control({ glyph, isOn, isDisabled = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      data-on={isOn || undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon glyph={glyph} size={22} />
      {children}
    </button>
  )
}
