import { Trans } from '@lingui/react/macro'
import { GlobeArcs } from '#web/ui/globe-arcs.tsx'
import { Logo } from '#web/ui/logo.tsx'
import styles from './auth-panel.module.css'
import { CityBands } from './city-bands.tsx'

/** The pitch and the working day in four cities. On phones a short header. */
export function AuthPanel() {
  return (
    <header className={styles.panel}>
      <div className={styles.globe}>
        <GlobeArcs />
      </div>
      <div className={styles.content}>
        <Logo />
        <div className={styles.words}>
          <p className={styles.promise}>
            <Trans>Work that fits where you live.</Trans>
          </p>
          <p className={styles.lead}>
            <Trans>
              Jobs you can be hired for where you live, with the hours you share and the pay in your own currency.
            </Trans>
          </p>
        </div>
        <div className={styles.bands}>
          <CityBands />
        </div>
      </div>
    </header>
  )
}
