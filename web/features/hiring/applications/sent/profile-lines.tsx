import { Trans, useLingui } from '@lingui/react/macro'
import type { SentProfile } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'

type ProfileLinesProps = {
  profile: SentProfile
  /** Use "your" instead of naming the person. */
  isOwn?: boolean
}

/** What a company sees of a profile. */
export function ProfileLines({ profile: { place, hours, work }, isOwn = true }: ProfileLinesProps) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const { namePlace } = usePlaceText()
  if (!place && !hours && !work)
    return (
      <p>
        <Trans>Your profile is empty, so nothing from it is included.</Trans>
      </p>
    )
  const list = listFormat(i18n.locale)
  const timeOf = (minutes: number) => formatTime(minutes * MINUTE, 'UTC', i18n.locale, clock)
  const items = [
    place && {
      term: isOwn ? t`Where you live` : t`Lives in`,
      value: <bdi>{namePlace(place.city, place.country)}</bdi>,
    },
    hours && {
      term: isOwn ? t`Your working hours` : t`Working hours`,
      value: (
        <bdi suppressHydrationWarning>
          {timeOf(hours.from)}–{timeOf(hours.to)}
        </bdi>
      ),
    },
    work && { term: isOwn ? t`Your role` : t`Role`, value: <bdi>{work.headline}</bdi> },
    work &&
      work.skills.length > 0 && {
        term: isOwn ? t`Your skills` : t`Skills`,
        value: <bdi>{list.format(work.skills.map(({ name }) => name))}</bdi>,
      },
  ]
  return <DefinitionList items={items.filter((item) => item !== null && item !== false)} />
}
