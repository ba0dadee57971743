import { Trans } from '@lingui/react/macro'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

type InterruptedProps = {
  /** Null where nobody can tell how long it is. */
  elapsedMs: number | null
  /** The person had ended it; else a reload or a crash came between. */
  isFinished?: boolean
  /** Why it cannot be used. */
  problem?: 'too_short' | 'unusable' | null
  minSeconds?: number
  /** Null when it cannot be used as it is. */
  onKeep: (() => void) | null
  onDrop: () => void
  /** There is no other take to start. */
  isLast?: boolean
}

/** What a page before this one has recorded, and what can be done with it. */
export function Interrupted(props: InterruptedProps) {
  const { elapsedMs, isFinished = false, onKeep, onDrop, isLast = false } = props
  const length = elapsedMs === null ? null : formatSeconds(elapsedMs / 1_000)
  return (
    <Callout
      tone="soft"
      title={<Title length={length} isFinished={isFinished} />}
      action={
        <>
          {onKeep && (
            <Button variant="filled" onPress={onKeep}>
              {isFinished ? <Trans>Look at it</Trans> : <Trans>Go on with it</Trans>}
            </Button>
          )}
          <Button variant={onKeep ? 'outline' : 'filled'} onPress={onDrop}>
            {isLast ? <Trans>Throw the take away</Trans> : <Trans>Start again</Trans>}
          </Button>
        </>
      }
    >
      <About {...props} />
    </Callout>
  )
}

function Title({ length, isFinished }: { length: string | null; isFinished: boolean }) {
  if (length === null) return <Trans>A recording was interrupted</Trans>
  if (isFinished)
    return (
      <Trans>
        A recording of <bdi>{length}</bdi> was not used yet
      </Trans>
    )
  return (
    <Trans>
      A recording of <bdi>{length}</bdi> was interrupted
    </Trans>
  )
}

function About({ problem = null, minSeconds = 0, isFinished = false, isLast = false }: InterruptedProps) {
  const least = formatSeconds(minSeconds)
  if (problem === 'too_short' && isLast)
    return <Trans>It is too short: it takes at least {least}. It was the last take. There are other ways below.</Trans>
  if (problem === 'too_short')
    return <Trans>It is too short: it takes at least {least}. Start again, or take another way below.</Trans>
  if (problem === 'unusable' && isLast)
    return <Trans>What was kept of it cannot be used. It was the last take. There are other ways below.</Trans>
  if (problem === 'unusable') return <Trans>What was kept of it cannot be used. Record it once more.</Trans>
  if (isFinished) return <Trans>All of it is still here, and nobody has seen it.</Trans>
  if (isLast) return <Trans>Everything up to there was kept. It was the last take.</Trans>
  return <Trans>Everything up to there was kept. Look at it, or start again.</Trans>
}
