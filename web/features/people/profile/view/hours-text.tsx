import { Trans, useLingui } from '@lingui/react/macro'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { formatMinute } from '#web/features/people/talents/format-minute.ts'

type HoursTextProps = { hours: WorkWindow /** Of the person whose hours they are. */; zone: string | null }

export function HoursText({ hours, zone }: HoursTextProps) {
  const { i18n } = useLingui()
  const [start, end] = [formatMinute(hours.from, i18n.locale), formatMinute(hours.to, i18n.locale)]
  const city = zone && zoneCity(zone)
  if (!city)
    return (
      <Trans>
        {start}–{end}
      </Trans>
    )
  return (
    <Trans>
      {start}–{end} {city} time
    </Trans>
  )
}
