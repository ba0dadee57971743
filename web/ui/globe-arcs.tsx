import styles from './globe-arcs.module.css'

/** Thin meridians behind the text of a deep panel. Decorative: hidden from screen readers and not clickable. */
export function GlobeArcs() {
  return (
    <svg className={styles.globe} viewBox="0 0 200 200" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="100" cy="100" r="99" />
      <path d="M100 1C28 40 28 160 100 199M100 1c72 39 72 159 0 198M100 1C76 40 76 160 100 199M100 1c24 39 24 159 0 198M1 100h198M16 50h168M16 150h168" />
    </svg>
  )
}
