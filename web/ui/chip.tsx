import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { type Glyph, Icon } from './icon.tsx'

/** neutral: an attribute. outline: a quick fact. brand: new or selected. sun: time. The rest are states. */
export type ChipTone = 'neutral' | 'outline' | 'brand' | 'ok' | 'warn' | 'bad' | 'info' | 'sun'

type ChipProps = {
  tone?: ChipTone
  /** small: inside rows and tables. */
  size?: 'medium' | 'small'
  /** States have an icon by default; null omits it where the text alone is clear, as for a score. */
  glyph?: Glyph | null
  children: ReactNode
}

// Never colour alone: a state always has an icon and a word.
const stateGlyphs: Partial<Record<ChipTone, Glyph>> = {
  ok: IconCheck,
  warn: IconAlertTriangle,
  bad: IconX,
  info: IconInfoCircle,
}

export function Chip({ tone = 'neutral', size = 'medium', glyph = stateGlyphs[tone] ?? null, children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone} data-size={size}>
      {glyph && <Icon glyph={glyph} size={16} />}
      {children}
    </span>
  )
}
