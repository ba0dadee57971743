import type { DayBand as Band } from '#shared/kit/day-band.ts'
import styles from './day-band.module.css'
import { DayBandSegments } from './day-band-segments.tsx'
import { useDayBandText } from './day-band-text.ts'

type DayBandProps = {
  band: Band
  /** tiny: beside a caption in list rows. medium: across a preview. */
  size?: 'tiny' | 'medium'
  /** Replaces the description where the overlap would reveal too much. */
  label?: string
}

/** The other side's working day on the reader's axis: gold while both work. */
export function DayBand({ band, size = 'tiny', label }: DayBandProps) {
  const { describeOverlap } = useDayBandText()
  return (
    <span className={styles.band} data-size={size} role="img" aria-label={label ?? describeOverlap(band)}>
      <DayBandSegments day={band.day} segments={band.other} />
    </span>
  )
}
