import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlignLeft, IconHeadphones, IconVideo } from '@tabler/icons-react'
import { useId } from 'react'
import type { LessonMedia } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import type { LessonWeight } from '#shared/features/learning/courses/media/media-kinds.ts'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import styles from './media.module.css'

type WeightsProps = {
  media: LessonMedia
  offered: readonly LessonWeight[]
  weight: LessonWeight
  onChoose: (weight: LessonWeight) => void
}

const glyphs: Record<LessonWeight, Glyph> = { video: IconVideo, sound: IconHeadphones, text: IconAlignLeft }

export function Weights({ media, offered, weight, onChoose }: WeightsProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const names: Record<LessonWeight, string> = { video: t`Video`, sound: t`Sound`, text: t`Text` }
  const details: Record<LessonWeight, string> = {
    video: t`with captions`,
    sound: media.video ? t`without pictures` : t`with captions`,
    text: t`to read`,
  }
  const bytesOf = (one: LessonWeight) => (one === 'text' ? media.textBytes : (media[one]?.bytes ?? 0))
  return (
    <fieldset className={styles.weights}>
      <legend className="visually-hidden">
        <Trans>How do you want to take this lesson?</Trans>
      </legend>
      {offered.map((one) => (
        <label key={one} className={styles.weight}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={one === weight}
            onChange={() => onChoose(one)}
          />
          <Icon glyph={glyphs[one]} size={20} />
          <span className={styles.weightWords}>
            <span className={styles.strong}>{names[one]}</span> <span className={styles.small}>{details[one]}</span>
          </span>{' '}
          <span className={styles.strong}>{formatBytes(bytesOf(one), i18n.locale)}</span>
        </label>
      ))}
    </fieldset>
  )
}
