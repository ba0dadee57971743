import { Trans, useLingui } from '@lingui/react/macro'
import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './stage.module.css'

type VideoTileProps = {
  /** The own picture. */
  track?: MediaStreamTrack | null
  /** Somebody else's sound and picture. */
  stream?: MediaStream
  name: string
  isOwn?: boolean
  isMuted: boolean
  hasPicture?: boolean
  isSharing?: boolean
  isSpeaking?: boolean
  note?: ReactNode
  corner?: ReactNode
}

export function VideoTile(props: VideoTileProps) {
  const { t } = useLingui()
  const ownName = useIdentity()?.name
  const {
    track = null,
    stream,
    name,
    isOwn = false,
    isMuted,
    isSharing = false,
    isSpeaking = false,
    note,
    corner,
  } = props
  const hasPicture = props.hasPicture ?? track !== null
  const video = useRef<HTMLVideoElement>(null)
  const source = useMemo(() => stream ?? (track && new MediaStream([track])), [stream, track])
  useEffect(() => {
    if (video.current) video.current.srcObject = source ?? null
  }, [source])
  return (
    <figure className={styles.tile} data-speaking={isSpeaking || undefined} data-own={isOwn || undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: a live call has no captions */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.video}
        data-mirrored={(isOwn && !isSharing) || undefined}
        data-shared={isSharing || undefined}
        hidden={!hasPicture}
        autoPlay
        playsInline
        muted={isOwn}
        aria-label={t`Picture of ${name}`}
      />
      {!hasPicture && (
        <div className={styles.empty}>
          <Avatar name={(isOwn && ownName) || name} size="large" />
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {corner && <div className={styles.corner}>{corner}</div>}
      <figcaption className={styles.name}>
        <Icon glyph={isMuted ? IconMicrophoneOff : IconMicrophone} size={16} />
        <span>
          <bdi>{name}</bdi>
          {isMuted && (
            <>
              {', '}
              <Trans>muted</Trans>
            </>
          )}
          {isSpeaking && (
            <>
              {', '}
              <Trans>speaking</Trans>
            </>
          )}
          {isSharing && (
            <>
              {', '}
              <Trans>sharing the screen</Trans>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  )
}
