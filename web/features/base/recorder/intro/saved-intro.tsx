import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import styles from '../parts/recorder.module.css'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'
import { recordingQuery } from './recordings-api.ts'

/** The saved recording as others will see it, with its length. */
export function SavedIntro({ recordingId }: { recordingId: string }) {
  const { t, i18n } = useLingui()
  // A new URL restarts the player mid-watch, so only fetch one after the old one has expired.
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...recordingQuery(recordingId),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <p role="alert" className={styles.problem}>
        {describeFailure(i18n, error)}
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
