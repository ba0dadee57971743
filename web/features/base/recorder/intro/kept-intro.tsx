import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { describeRefusal } from '#web/app/words/describe-refusal.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import styles from '../parts/recorder.module.css'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'
import { recordingQuery } from './recordings-api.ts'

/** What others will see, with how long it is. */
export function KeptIntro({ recordingId }: { recordingId: string }) {
  const { t, i18n } = useLingui()
  // A fresh link would begin the player anew while somebody watches: a new one is asked for when the old one has run out.
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...recordingQuery(recordingId),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <p role="alert" className={styles.problem}>
        {describeRefusal(i18n, error)}
      </p>
    )
  if (!data?.url) return <Trans>Your recording</Trans>
  const length = formatSeconds((data.durationMs ?? 0) / 1_000)
  return (
    <div className={styles.take}>
      <TrimmedPlayer
        source={data.url}
        kind={data.kind}
        label={t`Your recording`}
        onError={() => {
          if (Date.now() - dataUpdatedAt > MINUTE) void refetch()
        }}
      />
      <p>
        <Trans>
          Your recording, <bdi>{length}</bdi>
        </Trans>
      </p>
    </div>
  )
}
