import styles from './illustration.module.css'

export type IllustrationName = 'horizon' | 'arcs' | 'sunrise'

/** Horizon, globe and sun, drawn in the colours of the theme. For empty states, milestones and deep panels only. */
export function Illustration({ name = 'horizon' }: { name?: IllustrationName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 56" fill="none" aria-hidden="true">
      {name === 'sunrise' && <circle className={styles.sun} cx="48" cy="19" r="15" />}
      {name === 'horizon' && <circle className={styles.sun} cx="73" cy="10" r="8" />}
      {name === 'arcs' ? (
        <g className={styles.line}>
          <circle className={styles.globe} cx="48" cy="28" r="26" />
          <path className={styles.grid} d="M22 28h52M48 2v52M48 2c-18 13-18 39 0 52M48 2c18 13 18 39 0 52" />
        </g>
      ) : (
        <g className={styles.line}>
          <path className={styles.globe} d="M16 53a32 32 0 0 1 64 0" />
          <path className={styles.grid} d="M48 21v32M48 21c-8 7-13 18-13 32M48 21c8 7 13 18 13 32M20 38h56" />
          <path className={styles.ground} d="M1 54h94" />
        </g>
      )}
    </svg>
  )
}
