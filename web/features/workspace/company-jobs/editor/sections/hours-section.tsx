import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_OVERLAP_HOURS } from '#shared/features/jobs/jobs/job-terms.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { bandOf, clockCity } from '#web/features/jobs/jobs/parts/job-band.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { DayBandClocks } from '#web/ui/day-band-clocks.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { CoreHours } from './core-hours.tsx'
import { SectionCard } from './section-card.tsx'
import type { SectionProps } from './section-props.ts'

type HoursSectionProps = SectionProps & { preview: PublicJob; reader: JobReader }

/** To start from, where the company has not stated its own. */
const officeHours = { from: 9 * 60, to: 17 * 60 }

export function HoursSection({ values, change, remarks, preview, reader }: HoursSectionProps) {
  const { t } = useLingui()
  const { city, country, timeZone } = preview.company
  const band = bandOf(preview, reader)
  const place = reader.person.country
  return (
    <SectionCard
      id="hours"
      title={<Trans>Overlap</Trans>}
      remarks={remarks}
      clear={
        values.hours.minOverlapHours === 0 ? (
          <Trans>Any hours are fine</Trans>
        ) : (
          <Trans>Stated in hours, not time zones</Trans>
        )
      }
    >
      <NumberField
        label={t`Overlap per day`}
        help={t`Counted within the core hours, or else the working hours of ${city ?? ''}. 0 if people may work at any time.`}
        hasSteppers
        minValue={0}
        maxValue={MAX_OVERLAP_HOURS}
        step={0.5}
        value={values.hours.minOverlapHours}
        onChange={(minOverlapHours) =>
          change({ hours: { ...values.hours, minOverlapHours: Number.isNaN(minOverlapHours) ? 0 : minOverlapHours } })
        }
      />
      <CoreHours
        core={values.hours.core}
        usual={preview.company.workWindow ?? officeHours}
        city={clockCity(preview)}
        onChange={(core) => change({ hours: { ...values.hours, core } })}
      />
      {band && place && (
        <DayBandClocks
          band={band}
          own={{ city: reader.city ?? '', country: place, zone: reader.zone }}
          other={{ city: city ?? '', country, zone: timeZone ?? reader.zone }}
          hasLegend
        />
      )}
    </SectionCard>
  )
}
