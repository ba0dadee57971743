import styles from './flag.module.css'

type FlagProps = {
  /** ISO 3166 code of two letters. */
  country: string
  size?: 'small' | 'medium'
}

/** Stands for a place, never for a language, and always beside the name of that place: so it has no words of its own. */
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
