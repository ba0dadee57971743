import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { payableFrom } from '#shared/features/market/services/payable.ts'
import type { TaxRule } from '#shared/features/market/services/service-kinds.ts'
import type { ServiceCard } from '#shared/features/market/services/services.contract.ts'
import { type DayBand as Band, dayBand } from '#shared/kit/day-band.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { DayBand } from '#web/ui/day-band.tsx'
import { type Fit, FitMarks } from '#web/ui/fit-marks.tsx'
import styles from './service.module.css'
import { usePayableText, useTaxText } from './service-words.ts'

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
  const payableText = usePayableText()
  const payable = payableFrom(reader.person.country, service.seller.country)
  const band = bandWith(service.seller, reader)
  const hours = band === null ? 0 : Math.floor(band.sharedMinutes / 60)
  return {
    eligible: { state: payable, text: <span suppressHydrationWarning>{payableText[payable]}</span> },
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

type ServiceFitProps = {
  service: ServiceCard
  reader: JobReader
  /** At the end of the last line. */
  children: ReactNode
}

export function ServiceFit({ service, reader, children }: ServiceFitProps) {
  const fit = useServiceFit(service, reader)
  const band = bandWith(service.seller, reader)
  return (
    <div className={styles.fit}>
      <FitMarks {...fit} />
      <div className={styles.lastLine}>
        {band && (
          <p className={styles.band}>
            <DayBand band={band} />
            <span aria-hidden="true">
              <Trans>their day in yours</Trans>
            </span>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
