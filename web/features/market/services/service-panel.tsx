import { Trans, useLingui } from '@lingui/react/macro'
import type { Service } from '#shared/features/market/services/services.contract.ts'
import { rateBetween } from '#shared/kit/exchange-rates.ts'
import { formatLongDate, formatTime } from '#shared/kit/time-format.ts'
import { DAY, instantAt } from '#shared/kit/time-zones.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Chip } from '#web/ui/chip.tsx'
import { DayBand } from '#web/ui/day-band.tsx'
import { FitBlock, FitFact, FitLead, type FitState } from '#web/ui/fit-block.tsx'
import styles from './service.module.css'
import { bandWith, useServiceFit } from './service-fit.tsx'
import { useTaxText } from './service-words.ts'

/** The three questions before every order: can I pay, do we share hours, is the price all in. */
export function ServicePanel({ service, reader }: { service: Service; reader: JobReader }) {
  const { t } = useLingui()
  const tax = useTaxText()[service.tax]
  const { eligible, hours, pay } = useServiceFit(service, reader)
  return (
    <FitBlock
      title={reader.city ? <Trans>Could this work from {reader.city}?</Trans> : <Trans>Could this work for you?</Trans>}
      headingLevel={3}
      verdict={<Verdict states={[eligible.state, hours.state, pay.state]} />}
      layout="rows"
      facts={
        <>
          <FitFact state={eligible.state} name={t`Paying`}>
            <FitLead>{eligible.text}</FitLead>
            <p>
              <Paying service={service} state={eligible.state} />
            </p>
          </FitFact>
          <FitFact state={hours.state} name={t`Shared hours`}>
            <FitLead>{hours.text}</FitLead>
            <SharedHours service={service} reader={reader} />
          </FitFact>
          <FitFact state={pay.state} name={t`Price`}>
            <FitLead>{tax.short}</FitLead>
            <p>{tax.long}</p>
            <p>
              <RateNote service={service} reader={reader} />
            </p>
          </FitFact>
        </>
      }
    />
  )
}

function Paying({ service: { payBy }, state }: { service: Service; state: FitState }) {
  if (state === 'no') return <Trans>Because of sanctions, banks do not transfer money between the two countries.</Trans>
  if (state === 'unknown') return <Trans>The seller’s country or yours is not known. Ask before you order.</Trans>
  if (payBy === 'card')
    return <Trans>By card, once the seller has accepted and before the work begins. Meridian takes no fee.</Trans>
  return <Trans>By bank transfer, on the seller’s invoice after the work. Meridian takes no fee.</Trans>
}

function Verdict({ states }: { states: readonly FitState[] }) {
  const count = states.filter((state) => state === 'yes').length
  return (
    <Chip tone={count === states.length ? 'ok' : 'warn'}>
      {count === states.length ? <Trans>Yes, on all three</Trans> : <Trans>Yes, on {count} of 3</Trans>}
    </Chip>
  )
}

function SharedHours({ service: { seller }, reader }: { service: Service; reader: JobReader }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const band = bandWith(seller, reader)
  const { hours, timeZone } = seller
  if (!band || !hours || !timeZone)
    return reader.person.hours ? (
      <Trans>The seller has not said when they work.</Trans>
    ) : (
      <Trans>Add your working hours to see how many you share.</Trans>
    )
  const at = (minutes: number, zone: string) =>
    formatTime(instantAt(timeZone, reader.today, minutes), zone, i18n.locale, clock)
  const [theirFrom, theirTo] = [at(hours.from, timeZone), at(hours.to, timeZone)]
  const [ownFrom, ownTo] = [at(hours.from, reader.zone), at(hours.to, reader.zone)]
  return (
    <span className={styles.fit}>
      <span suppressHydrationWarning>
        <Trans>
          Their {theirFrom}–{theirTo} is your {ownFrom}–{ownTo}.
        </Trans>
      </span>
      <DayBand band={band} size="medium" />
    </span>
  )
}

/** Older exchange rates are marked as possibly out of date. */
const CURRENT_DAYS = 2

function RateNote({ service: { currency }, reader }: { service: Service; reader: JobReader }) {
  const { i18n } = useLingui()
  const cross = reader.currency === null ? null : rateBetween(reader.rates, currency, reader.currency)
  if (!cross?.date) return <Trans>Prices are in {currency}, the seller’s currency.</Trans>
  const day = (
    <time dateTime={cross.date} suppressHydrationWarning>
      {formatLongDate(Date.parse(`${cross.date}T12:00:00Z`), 'UTC', i18n.locale)}
    </time>
  )
  if (reader.now - Date.parse(`${cross.date}T12:00:00Z`) > CURRENT_DAYS * DAY)
    return (
      <Trans>
        The seller charges in {currency}. Amounts in {reader.currency} use the rate of {day}, which may have moved
        since.
      </Trans>
    )
  return (
    <Trans>
      The seller charges in {currency}. Amounts in {reader.currency} use the rate of {day}.
    </Trans>
  )
}
