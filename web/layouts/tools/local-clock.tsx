import { useLingui } from '@lingui/react/macro'
import type { Identity } from '#shared/access/identity.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Flag } from '#web/ui/flag.tsx'
import styles from './local-clock.module.css'

/** The reader's city and time: all other times on the page use this zone. */
export function LocalClock({ identity }: { identity: Pick<Identity, 'city' | 'country' | 'timeZone'> }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const now = useNow()
  const readerZone = useReaderZone()
  const zone = identity.timeZone ?? readerZone
  return (
    <p className={styles.clock}>
      {identity.city && (
        <>
          {identity.country && <Flag country={identity.country} />}
          <bdi className={styles.city}>{identity.city}</bdi>
        </>
      )}
      <span className={styles.time}>{now !== null && zone !== null && formatTime(now, zone, i18n.locale, clock)}</span>
    </p>
  )
}
