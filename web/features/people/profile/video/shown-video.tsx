import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { writeCaptions } from '#shared/features/people/profile/video/caption-lines.ts'
import type { ShownVideo as Video } from '#shared/features/people/profile/video/video-resume.contract.ts'
import styles from './shown-video.module.css'

type ShownVideoProps = { video: Video; label: string; ref?: RefObject<HTMLVideoElement | null> }

/** A video résumé as others see it: its cover until it is played, and captions if it has any. */
export function ShownVideo({ video: { kind, url, posterMs, captions }, label, ref }: ShownVideoProps) {
  const { t } = useLingui()
  const track = useCaptionTrack(captions)
  return (
    // Used for audio, too: audio elements do not show captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={ref}
      className={styles.video}
      data-kind={kind}
      // The browser shows this frame until somebody presses play.
      src={posterMs > 0 ? `${url}#t=${posterMs / 1_000}` : url}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      translate="no"
    >
      {captions.length > 0 && <track ref={track} kind="captions" label={t`Captions`} default />}
    </video>
  )
}

/** Captions are text in the response; the player wants a file. */
function useCaptionTrack(captions: Video['captions']): RefObject<HTMLTrackElement | null> {
  const track = useRef<HTMLTrackElement>(null)
  useEffect(() => {
    if (track.current === null) return
    const made = URL.createObjectURL(new Blob([writeCaptions(captions)], { type: 'text/vtt' }))
    track.current.src = made
    return () => URL.revokeObjectURL(made)
  }, [captions])
  return track
}
