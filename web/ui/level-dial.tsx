import { useLingui } from '@lingui/react/macro'
import styles from './level-dial.module.css'

export type Level = 0 | 1 | 2 | 3 | 4 | 5
type LevelDialProps = {
  level: Level
  size?: 'small' | 'large'
  /** Animates the arcs once, for the moment a level is earned. */
  isAnimated?: boolean
}

const ARCS = [1, 2, 3, 4, 5] as const
const RADIUS = 27
const CENTRE = 32
const SWEEP = 56

/** Five arcs around a small globe. Gold is reserved for level five. */
export function LevelDial({ level, size = 'small', isAnimated = false }: LevelDialProps) {
  const { t } = useLingui()
  return (
    <svg
      className={styles.dial}
      data-size={size}
      data-top={level === 5 || undefined}
      data-drawn={isAnimated || undefined}
      viewBox="0 0 64 64"
      role="img"
      aria-label={t`Level ${level} of 5`}
    >
      {ARCS.map((arc) => (
        <path key={arc} className={styles.arc} data-on={arc <= level || undefined} d={arcPath(arc)} pathLength={1} />
      ))}
      <circle className={styles.globe} cx={CENTRE} cy={CENTRE} r="20" />
      <path
        className={styles.grid}
        d="M12 32h40M32 12v40M15.5 21h33M15.5 43h33M32 12c-13 9-13 31 0 40M32 12c13 9 13 31 0 40"
      />
      <text className={styles.numeral} x={CENTRE} y={CENTRE} dy="0.36em" textAnchor="middle">
        {level}
      </text>
    </svg>
  )
}

/** Clockwise from the top, 72° apart, with room for the round caps between them. */
function arcPath(arc: number): string {
  const start = (arc - 1) * 72 + (72 - SWEEP) / 2
  return `M${pointAt(start)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(start + SWEEP)}`
}

function pointAt(degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  return `${(CENTRE + RADIUS * Math.sin(radians)).toFixed(2)} ${(CENTRE - RADIUS * Math.cos(radians)).toFixed(2)}`
}
