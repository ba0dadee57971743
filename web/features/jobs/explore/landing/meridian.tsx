import styles from './meridian.module.css'

/** How far the line may be from the centre: near the rim it would be hard to tell from the globe's edge. */
const WIDEST = 0.62

/** A globe with the meridian of the place. Purely decorative. */
export function Meridian({ longitude }: { longitude: number | null }) {
  const bend = longitude === null ? 0 : Math.sin(((longitude / 180) * Math.PI) / 2) * WIDEST
  return (
    <svg className={styles.globe} viewBox="-100 -100 200 200" fill="none" aria-hidden="true">
      <g className={styles.arcs}>
        <circle r="99" />
        <path d="M0-99A33 99 0 0 0 0 99M0-99A33 99 0 0 1 0 99M0-99A66 99 0 0 0 0 99M0-99A66 99 0 0 1 0 99M-99 0H99M-86-50H86M-86 50H86" />
      </g>
      {longitude !== null && (
        <path className={styles.line} d="M0-99A99 99 0 0 1 0 99" style={{ transform: `scaleX(${bend.toFixed(3)})` }} />
      )}
    </svg>
  )
}
