import styles from './logo.module.css'

/** A circle with its meridian: the half globe before noon and the sun after it. */
export function LogoMark({ size = 24 }: { size?: number }) {
  const length = `${size / 16}rem`
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width={length} height={length} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.8">
        <circle cx="16" cy="16" r="14.6" />
        <path d="M16 1.4v29.2M16 1.4a8.4 14.6 0 0 0 0 29.2" />
      </g>
      <circle className={styles.sun} cx="23.1" cy="16" r="4.7" />
    </svg>
  )
}

export function Logo({ name = 'Meridian' }: { name?: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  )
}
