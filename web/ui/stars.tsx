import { useLingui } from '@lingui/react/macro'
import styles from './stars.module.css'

/** A rating from 1 to 5; averages are shown to the nearest whole star and read out exactly. */
export function Stars({ stars }: { stars: number }) {
  const { t, i18n } = useLingui()
  const filled = Math.round(stars)
  const shown = i18n.number(stars)
  return (
    <span className={styles.stars} role="img" aria-label={t`${shown} out of 5 stars`}>
      {'★'.repeat(filled)}
      {'☆'.repeat(5 - filled)}
    </span>
  )
}
