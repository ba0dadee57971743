import { Trans } from '@lingui/react/macro'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

type InterruptedProps = {
  /** Null when the length is unknown. */
  elapsedMs: number | null
  /** Whether the person stopped the take; otherwise a reload or crash did. */
  isFinished?: boolean
  /** Why it cannot be used. */
  problem?: 'too_short' | 'unusable' | null
  minSeconds?: number
  /** Null when it cannot be used as it is. */
  onSave: (() => void) | null
  onDrop: () => void
  /** No takes are left. */
  isLast?: boolean
}

/** A take left over from an earlier page, and what can be done with it. */
export function Interrupted(props: InterruptedProps) {
  const { elapsedMs, isFinished = false, onSave, onDrop, isLast = false } = props
  const length = elapsedMs === null ? null : formatSeconds(elapsedMs / 1_000)
  return (
    <Callout
      tone="soft"
      title={<Title length={length} isFinished={isFinished} />}
      action={
        <>
          {onSave && (
            <Button variant="filled" onPress={onSave}>
              <Trans>Review it</Trans>
            </Button>
          )}
          <Button variant={onSave ? 'outline' : 'filled'} onPress={onDrop}>
            {isLast ? <Trans>Discard take</Trans> : <Trans>Start again</Trans>}
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
        You have an unused recording of <bdi>{length}</bdi>
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
  if (problem === 'too_short')
    return <Trans>It is too short: the minimum is {least}. Start again, or choose another option below.</Trans>
  if (problem === 'unusable' && isLast)
    return <Trans>The saved part cannot be used. This was your last take. Choose another option below.</Trans>
  if (problem === 'unusable') return <Trans>The saved part cannot be used. Record it again.</Trans>
  if (isFinished) return <Trans>It is all still here, and nobody has seen it.</Trans>
  if (isLast) return <Trans>Everything up to that point was saved. This was your last take.</Trans>
  return <Trans>Everything up to that point was saved. Review it, or start again.</Trans>
}
