import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnTrip, travel } from '#shared/features/hiring/interviews/travel/travel.contract.ts'
import { MAX_TRIPS } from '#shared/features/hiring/interviews/travel/travel-limits.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../calendars/calendars.module.css'
import { refreshInterviews } from '../interview-queries.ts'
import pickingStyles from '../parts/picking.module.css'
import { AddTrip } from './add-trip.tsx'
import { tripsQuery } from './travel-queries.ts'

/** Days in another time zone, on which interview times are shown on its clock. */
export function TravelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data, error } = useQuery(tripsQuery)
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Planned travel`}>
      <div className={styles.part}>
        <p className={styles.note}>
          <Trans>
            Tell us when you will be in another time zone. On those days, interview times are shown in that zone, to you
            and to the companies you apply to.
          </Trans>
        </p>
        {data && data.trips.length > 0 && (
          <ul role="list" className={styles.list} aria-label={t`Your trips`}>
            {data.trips.map((trip) => (
              <Trip key={trip.id} trip={trip} />
            ))}
          </ul>
        )}
        {data && data.trips.length < MAX_TRIPS && <AddTrip key={data.trips.length} />}
        {error && (
          <p role="alert">
            <Trans>Your trips could not be loaded. Close this and try again.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Trip({ trip: { id, zone, from, to } }: { trip: OwnTrip }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const removing = useMutation({
    mutationFn: () => callApi<typeof travel.remove>(client, 'DELETE /talent/api/trips/:id', { params: { id } }),
    onSuccess: async (changed) => {
      cache.setQueryData(tripsQuery.queryKey, changed)
      focusHeadingIfLost()
      await refreshInterviews(cache)
    },
  })
  const problem = describeFailure(i18n, removing.error)
  const city = zoneCity(zone)
  return (
    <li className={styles.calendar}>
      <div>
        <bdi>{city}</bdi>
        <p className={styles.note}>
          <Day date={from} />
          {' – '}
          <Day date={to} />
        </p>
        {problem && (
          <p role="alert" className={pickingStyles.problem}>
            {problem}
          </p>
        )}
      </div>
      <PlainButton
        variant="danger-text"
        isDisabled={removing.isPending}
        aria-label={t`Remove the trip to ${city}`}
        onPress={() => removing.mutate()}
      >
        <Trans>Remove</Trans>
      </PlainButton>
    </li>
  )
}

function Day({ date }: { date: string }) {
  const { i18n } = useLingui()
  return <time dateTime={date}>{formatFullDate(Date.parse(date), 'UTC', i18n.locale)}</time>
}
