import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { LessonMedia, MediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './media.module.css'
import { clockText } from './played.ts'
import { SeekBar } from './seek-bar.tsx'
import { Transcript } from './transcript.tsx'
import { speeds, usePlayer } from './use-player.ts'

type MediaPlayerProps = {
  file: MediaFile
  media: Pick<LessonMedia, 'captions' | 'chapters' | 'transcript'>
  language: string
  start: { percent: number; seconds: number }
  isTracked: boolean
  onPlayed: (percent: number, seconds: number) => void
  rule: ReactNode
  /** What a screen reader calls it. */
  label?: string
}

/** The browser's own player: it knows captions, full screen and picture in picture, and reports to nobody. */
export function MediaPlayer({ file, media, language, start, isTracked, onPlayed, rule, label }: MediaPlayerProps) {
  const { t, i18n } = useLingui()
  const { player, now, speed, changeSpeed, jump, seek, handlers } = usePlayer({
    seconds: file.seconds,
    start,
    isTracked,
    onPlayed,
  })
  const names = displayNames(i18n.locale, { type: 'language' })
  const captions = media.captions.toSorted((one, other) =>
    one.language === language ? -1 : other.language === language ? 1 : 0,
  )
  const shared = { ...handlers, controls: true, preload: 'none', className: styles.player } as const
  const content = (
    <>
      <source src={file.url} type={file.type} />
      {captions.map((one, place) => (
        <track
          key={one.language}
          kind="captions"
          srcLang={one.language}
          label={names.of(one.language) ?? one.language}
          src={one.url}
          default={place === 0}
        />
      ))}
    </>
  )
  return (
    <>
      <Card>
        <div className={styles.stack}>
          {file.kind === 'video' ? (
            // The tracks are in the content.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              {...shared}
              ref={player as Ref<HTMLVideoElement>}
              playsInline
              aria-label={label ?? t`Video of this lesson`}
            >
              {content}
            </video>
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio {...shared} ref={player} aria-label={label ?? t`Audio of this lesson`}>
              {content}
            </audio>
          )}
          {media.chapters.length > 0 && (
            <SeekBar seconds={file.seconds} now={now} chapters={media.chapters} onSeek={seek} />
          )}
          <div className={styles.tools}>
            <label className={styles.speed}>
              <Trans>Speed</Trans>
              <select
                className={styles.select}
                value={speed}
                onChange={(event) => changeSpeed(Number(event.target.value))}
              >
                {speeds.map((one) => (
                  <option key={one} value={one}>
                    {i18n.number(one)}×
                  </option>
                ))}
              </select>
            </label>
            {file.kind === 'video' && <PictureInPicture player={player} />}
          </div>
          <p className={styles.small}>
            {file.kind === 'video' ? (
              <Trans>Keys: K to play or pause, J and L to skip 10 seconds, C for captions.</Trans>
            ) : (
              <Trans>Keys: K to play or pause, J and L to skip 10 seconds.</Trans>
            )}
          </p>
          {media.chapters.length > 0 && (
            <ol role="list" className={styles.chapters} aria-label={t`Chapters`}>
              {media.chapters.map(({ at, text }) => (
                <li key={at}>
                  <PlainButton variant="text" onPress={() => jump(at)}>
                    {clockText(at)} <bdi translate="no">{text}</bdi>
                  </PlainButton>
                </li>
              ))}
            </ol>
          )}
        </div>
      </Card>
      {rule}
      {media.transcript.length > 0 && (
        <Transcript cues={media.transcript} language={language} now={now} onJump={jump} />
      )}
    </>
  )
}

function PictureInPicture({ player }: { player: { readonly current: HTMLMediaElement | null } }) {
  const open = async () => {
    const video = player.current
    if (!(video instanceof HTMLVideoElement) || !document.pictureInPictureEnabled) return
    // It needs a frame to show.
    await video.play()
    await (document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture())
  }
  return (
    // Where the browser has none, nothing happens: its own controls do not offer it either.
    <PlainButton variant="text" onPress={() => void open().catch(() => undefined)}>
      <Trans>Picture in picture</Trans>
    </PlainButton>
  )
}
