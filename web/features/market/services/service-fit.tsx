import { Trans, useLingui } from '@lingui/react/macro'
import type { TaxRule } from '#shared/features/market/services/service-kinds.ts'
import type { ServiceCard } from '#shared/features/market/services/services.contract.ts'
import { type DayBand as Band, dayBand } from '#shared/kit/day-band.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { DayBand } from '#web/ui/day-band.tsx'
import { type Fit, FitMarks } from '#web/ui/fit-marks.tsx'
import styles from './service.module.css'
import { useTaxText } from './service-words.ts'

/** Null until both sides have said when they work. */
export function bandWith(seller: ServiceCard['seller'], { person, today }: JobReader): Band | null {
  const { timeZone, hours } = seller
  return person.hours && timeZone && hours
    ? dayBand({ date: today, own: person.hours, other: { zone: timeZone, window: hours } })
    : null
}

const ENOUGH_MINUTES = 120

export const isAllIn = (tax: TaxRule): boolean => tax === 'none' || tax === 'included'

export function useServiceFit(service: ServiceCard, reader: JobReader): Record<'eligible' | 'hours' | 'pay', Fit> {
  const { t } = useLingui()
  const tax = useTaxText()[service.tax]
  const band = bandWith(service.seller, reader)
  const hours = band === null ? 0 : Math.floor(band.sharedMinutes / 60)
  return {
    eligible: { state: 'yes', text: t`Pay by invoice` },
    hours:
      band === null
        ? { state: 'unknown', text: t`Hours not stated` }
        : { state: band.sharedMinutes >= ENOUGH_MINUTES ? 'yes' : 'partly', text: t`${hours} h overlap` },
    pay: {
      state: isAllIn(service.tax) ? 'yes' : 'partly',
      text: tax.short,
      reason: tax.long,
    },
  }
}

export function ServiceFit({ service, reader }: { service: ServiceCard; reader: JobReader }) {
  const fit = useServiceFit(service, reader)
  const band = bandWith(service.seller, reader)
  return (
    <div className={styles.fit}>
      <FitMarks {...fit} />
      {band && (
        <p className={styles.band}>
          <DayBand band={band} />
          <span aria-hidden="true">
            <Trans>their day in your time</Trans>
          </span>
        </p>
      )}
    </div>
  )
}
