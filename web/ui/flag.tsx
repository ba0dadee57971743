import styles from './flag.module.css'

type FlagProps = {
  /** ISO 3166 two-letter code. */
  country: string
  size?: 'small' | 'medium'
}

/** Stands for a place, never for a language, and always beside its name, so it needs no alt text. */
export function Flag({ country, size = 'medium' }: FlagProps) {
  return (
    <img
      className={styles.flag}
      data-size={size}
      src={`/flags/${country.toUpperCase()}.svg`}
      alt=""
      width={size === 'small' ? 15 : 18}
      height={size === 'small' ? 10 : 12}
      loading="lazy"
      decoding="async"
    />
  )
}
