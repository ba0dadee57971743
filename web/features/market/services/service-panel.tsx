import { Trans, useLingui } from '@lingui/react/macro'
import type { Service } from '#shared/features/market/services/services.contract.ts'
import { rateBetween } from '#shared/kit/exchange-rates.ts'
import { formatLongDate, formatTime } from '#shared/kit/time-format.ts'
import { instantAt } from '#shared/kit/time-zones.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Card } from '#web/ui/card.tsx'
import { DayBand } from '#web/ui/day-band.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import styles from './service.module.css'
import { bandWith } from './service-fit.tsx'
import { useTaxText } from './service-words.ts'

/** The three questions before every order: can I pay, do we share hours, is the price all in. */
export function ServicePanel({ service, reader }: { service: Service; reader: JobReader }) {
  const { t } = useLingui()
  const tax = useTaxText()[service.tax]
  return (
    <Card
      title={reader.city ? <Trans>Could this work from {reader.city}?</Trans> : <Trans>Could this work for you?</Trans>}
    >
      <DefinitionList
        items={[
          {
            term: t`Paying`,
            value: <Trans>You get an invoice from the seller. Meridian takes no fee.</Trans>,
          },
          { term: t`Shared hours`, value: <SharedHours service={service} reader={reader} /> },
          { term: tax.short, value: tax.long },
          { term: t`Exchange rate`, value: <RateNote service={service} reader={reader} /> },
        ]}
      />
    </Card>
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
  const count = Math.floor(band.sharedMinutes / 60)
  const at = (minutes: number, zone: string) =>
    formatTime(instantAt(timeZone, reader.today, minutes), zone, i18n.locale, clock)
  const [theirFrom, theirTo] = [at(hours.from, timeZone), at(hours.to, timeZone)]
  const [ownFrom, ownTo] = [at(hours.from, reader.zone), at(hours.to, reader.zone)]
  return (
    <span className={styles.fit}>
      <span suppressHydrationWarning>
        <Trans>
          {count} hours a day. Their {theirFrom}–{theirTo} is your {ownFrom}–{ownTo}.
        </Trans>
      </span>
      <DayBand band={band} size="medium" />
    </span>
  )
}

function RateNote({ service: { currency }, reader }: { service: Service; reader: JobReader }) {
  const { i18n } = useLingui()
  const cross = reader.currency === null ? null : rateBetween(reader.rates, currency, reader.currency)
  if (!cross?.date) return <Trans>Prices are in {currency}, the seller’s currency.</Trans>
  const day = (
    <time dateTime={cross.date} suppressHydrationWarning>
      {formatLongDate(Date.parse(`${cross.date}T12:00:00Z`), 'UTC', i18n.locale)}
    </time>
  )
  return (
    <Trans>
      The seller charges in {currency}. Amounts in {reader.currency} use the rate of {day}.
    </Trans>
  )
}
