import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Availability } from '#shared/features/people/profile/profile-sections.ts'
import { dateTimeFormat } from '#shared/kit/intl/formatters.ts'

export function useAvailabilityNames(): Record<Availability, string> {
  const { t } = useLingui()
  return {
    now: t`Right away`,
    notice: t`After a notice period`,
    date: t`From a certain day`,
    closed: t`Not looking at the moment`,
  }
}

type AvailabilityTextProps = { kind: Availability; noticeDays: number | null; from: string | null }

export function AvailabilityText({ kind, noticeDays, from }: AvailabilityTextProps) {
  const { i18n } = useLingui()
  const names = useAvailabilityNames()
  if (kind === 'notice' && noticeDays !== null)
    return <Plural value={noticeDays} one="# day of notice" other="# days of notice" />
  if (kind === 'date' && from) {
    const day = dateTimeFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(from))
    return <Trans>From {day}</Trans>
  }
  return <>{names[kind]}</>
}
