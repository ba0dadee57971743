import { Trans } from '@lingui/react/macro'
import styles from './world-map.module.css'

const shades = [1, 2, 3, 4]

export function Legend({ hasMeridian }: { hasMeridian: boolean }) {
  return (
    <ul role="list" className={styles.legend}>
      <li className={styles.key}>
        <Trans>Fewer</Trans>
        <span className={styles.scale} aria-hidden="true">
          {shades.map((shade) => (
            <span key={shade} className={styles.swatch} data-shade={shade} />
          ))}
        </span>
        <Trans>more jobs</Trans>
      </li>
      {hasMeridian && (
        <>
          <li className={styles.key}>
            <span className={styles.lineKey} aria-hidden="true" />
            <Trans>Your meridian</Trans>
          </li>
          <li className={styles.key}>
            <span className={styles.lensKey} aria-hidden="true" />
            <Trans>Within 4 hours of you</Trans>
          </li>
        </>
      )}
    </ul>
  )
}
