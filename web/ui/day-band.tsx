import type { DayBand as Band } from '#shared/kit/day-band.ts'
import styles from './day-band.module.css'
import { DayBandSegments } from './day-band-segments.tsx'
import { useDayBandWords } from './day-band-words.ts'

type DayBandProps = {
  band: Band
  /** tiny beside a caption in list rows, medium across a preview. */
  size?: 'tiny' | 'medium'
  /** Where the overlap alone would say too much. */
  label?: string
}

/** The other side's working day inside the reader's: gold while both work. */
export function DayBand({ band, size = 'tiny', label }: DayBandProps) {
  const { describeOverlap } = useDayBandWords()
  return (
    <span className={styles.band} data-size={size} role="img" aria-label={label ?? describeOverlap(band)}>
      <DayBandSegments day={band.day} segments={band.other} />
    </span>
  )
}
