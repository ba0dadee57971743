import { Trans } from '@lingui/react/macro'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

type InterruptedProps = {
  /** Null when only the server knows of it: it was recorded in another browser. */
  elapsedMs: number | null
  /** Null when it cannot be used as it is. */
  onKeep: (() => void) | null
  onDrop: () => void
}

/** A reload or a crash came between. What was recorded until then is there. */
export function Interrupted({ elapsedMs, onKeep, onDrop }: InterruptedProps) {
  const length = elapsedMs === null ? null : formatSeconds(elapsedMs / 1_000)
  return (
    <Callout
      tone="soft"
      title={
        length === null ? (
          <Trans>A recording was interrupted</Trans>
        ) : (
          <Trans>
            A recording of <bdi>{length}</bdi> was interrupted
          </Trans>
        )
      }
      action={
        <>
          {onKeep && (
            <Button variant="filled" onPress={onKeep}>
              <Trans>Go on with it</Trans>
            </Button>
          )}
          <Button variant={onKeep ? 'outline' : 'filled'} onPress={onDrop}>
            <Trans>Start again</Trans>
          </Button>
        </>
      }
    >
      {onKeep ? (
        <Trans>Everything up to there was kept. Look at it, or start again.</Trans>
      ) : (
        <Trans>What was kept of it cannot be used. Record it once more.</Trans>
      )}
    </Callout>
  )
}
