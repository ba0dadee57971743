import styles from './progress-ring.module.css'

type ProgressRingProps = {
  label: string
  /** 0 to 100. */
  percent: number
}

/** For progress in a course only: elsewhere a bar is easier to compare. */
export function ProgressRing({ label, percent }: ProgressRingProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 36 36"
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <circle className={styles.track} cx="18" cy="18" r="15.5" />
      <circle
        className={styles.done}
        cx="18"
        cy="18"
        r="15.5"
        pathLength={100}
        strokeDasharray={`${shown} 100`}
        transform="rotate(-90 18 18)"
      />
      <text className={styles.numeral} x="18" y="18" dy="0.36em" textAnchor="middle" aria-hidden="true">
        {shown}
      </text>
    </svg>
  )
}
