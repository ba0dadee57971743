import type { Icon as Glyph } from '@tabler/icons-react'
import styles from './icon.module.css'

export type { Glyph }

type IconProps = {
  glyph: Glyph
  /** In pixels at normal text size: 16 in meta lines, 18 in text and navigation, 20 to 22 on phones. */
  size?: 16 | 18 | 20 | 22 | 24
  /** Mirror arrows and chevrons in right-to-left; never clocks, ticks and media. */
  isMirrored?: boolean
}

/** An icon beside text. Hidden from screen readers, so its parent needs a text label. */
export function Icon({ glyph: Shape, size = 18, isMirrored = false }: IconProps) {
  return (
    <Shape
      aria-hidden="true"
      className={styles.icon}
      data-mirrored={isMirrored || undefined}
      size={`${size / 16}rem`}
    />
  )
}
