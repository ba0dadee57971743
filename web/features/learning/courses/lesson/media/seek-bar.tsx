import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { LessonMedia } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import styles from './media.module.css'
import { clockText } from './played.ts'

type SeekBarProps = {
  seconds: number
  now: number
  chapters: LessonMedia['chapters']
  onSeek: (seconds: number) => void
}

/** Where each chapter begins. The browser's own controls cannot show marks. */
export function SeekBar({ seconds, now, chapters, onSeek }: SeekBarProps) {
  const { t } = useLingui()
  const current = chapters.findLast(({ at }) => at <= now)
  const time = clockText(now)
  const chapter = current?.text ?? ''
  return (
    <div className={styles.seek}>
      <input
        type="range"
        className={styles.seekBar}
        aria-label={t`Position`}
        aria-valuetext={current ? t`${time}, ${chapter}` : time}
        min={0}
        max={Math.max(1, Math.round(seconds))}
        value={Math.min(seconds, Math.round(now))}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      {chapters
        .filter(({ at }) => at > 0 && at < seconds)
        .map(({ at }) => (
          <span
            key={at}
            className={styles.chapterMark}
            data-passed={at <= now || undefined}
            style={{ '--at': at / seconds } as CSSProperties}
          />
        ))}
    </div>
  )
}
