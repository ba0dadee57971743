import { Trans } from '@lingui/react/macro'
import type { SourceCard } from '#shared/features/entry/sources/sources.contract.ts'
import { dayBand } from '#shared/kit/day-band.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Country } from '#web/ui/country.tsx'
import { DayBand } from '#web/ui/day-band.tsx'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import styles from './sources.module.css'

type Company = NonNullable<SourceCard['company']>

const officeHours = { from: 9 * 60, to: 17 * 60 }

/** Who the company is, where it is, and how its hours overlap with the visitor's time zone. */
export function SourceCompany({ company }: { company: Company }) {
  const { name } = company
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>
          Jobs at <bdi>{name}</bdi>
        </Trans>
      </h1>
      <p className={styles.place}>
        <Country code={company.country} city={company.city} />
        {company.website && (
          <a href={company.website} rel="noreferrer nofollow">
            <bdi>{new URL(company.website).hostname}</bdi>
          </a>
        )}
      </p>
      {company.about && (
        <p className={styles.about} translate="no">
          {company.about}
        </p>
      )}
      <Overlap company={company} />
    </>
  )
}

function Overlap({ company }: { company: Company }) {
  const { describeOverlap } = useDayBandText()
  const now = useNow()
  const zone = useReaderZone()
  if (now === null || zone === null) return null
  const band = dayBand({
    date: localDateAt(zone, now),
    own: { zone, window: officeHours },
    other: { zone: company.timeZone, window: company.workWindow },
  })
  return (
    <div className={styles.overlap}>
      <DayBand band={band} size="medium" />
      <p className={styles.note}>
        <Trans>{describeOverlap(band)} if you work office hours</Trans>
      </p>
    </div>
  )
}
