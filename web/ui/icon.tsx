import type { Icon as Glyph } from '@tabler/icons-react'
import styles from './icon.module.css'

export type { Glyph }

type IconProps = {
  glyph: Glyph
  /** In pixels at normal text size: 16 in meta lines, 18 in text and navigation, 20 to 22 on phones. */
  size?: 16 | 18 | 20 | 22 | 24
  /** Arrows and chevrons point the other way in right-to-left; clocks, ticks and media never do. */
  isMirrored?: boolean
}

/** A drawing beside words. It says nothing to a screen reader, so whatever holds it needs words of its own. */
export function Icon({ glyph: Shape, size = 18, isMirrored = false }: IconProps) {
  return (
    <Shape
      aria-hidden="true"
      className={styles.icon}
      data-mirrored={isMirrored || undefined}
      size={`${size / 16}rem`}
      stroke={1.75}
    />
  )
}
