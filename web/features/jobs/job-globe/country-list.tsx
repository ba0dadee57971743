import { Trans, useLingui } from '@lingui/react/macro'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Card } from '#web/ui/card.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './country-list.module.css'
import { globeHref, jobsHref } from './globe-address.ts'
import type { GlobeProps } from './globe-props.ts'
import { SharedHours } from './shared-hours.tsx'

const SHOWN = 10

/** The countries with the most jobs, each linking to its search. */
export function CountryList({ globe, address, selected, onSelect }: GlobeProps) {
  const { t, i18n } = useLingui()
  const { nameCountry } = usePlaceText()
  const { countries, home } = globe
  const hasHours = address.view === 'teams'
  const most = countries[0]?.jobs ?? 1
  const count = countries.length
  return (
    <Card title={t`Countries`} aside={<Trans>Most jobs</Trans>} padding="flush">
      <ul role="list" className={styles.list}>
        {countries.slice(0, SHOWN).map(({ country, jobs, sharedMinutes }) => (
          <li
            key={country}
            className={styles.row}
            data-selected={country === selected || undefined}
            data-hours={hasHours ? undefined : 'no'}
            // Not when the list moves under a resting pointer: the strip's height would change, the list move again, and so on.
            onPointerMove={({ movementX, movementY }) => (movementX || movementY) && onSelect(country)}
          >
            <Flag country={country} />
            <Link to={jobsHref(address, home, country)} className={styles.name} onFocus={() => onSelect(country)}>
              <bdi>{nameCountry(country)}</bdi>
              <span className="visually-hidden">, </span>
              <span className={styles.jobs}>
                {i18n.number(jobs)}
                <span className="visually-hidden">
                  {' '}
                  <Trans>jobs</Trans>
                </span>
              </span>
            </Link>
            {hasHours && (
              <span className={styles.hours}>
                <SharedHours minutes={sharedMinutes} />
              </span>
            )}
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(jobs / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <Link to={globeHref({ ...address, shape: 'table' })}>
          <Trans>All {count} countries as a table</Trans>
        </Link>
      </p>
    </Card>
  )
}
