import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import { isKeptRecording, isOngoingRecording } from '#shared/features/base/recordings/recording-status.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { nextFocus, useLostFocus } from '#web/ui/use-lost-focus.ts'
import { Announcement, Controls } from '../parts/controls.tsx'
import { DeviceChoice } from '../parts/device-choice.tsx'
import { Interrupted } from '../parts/interrupted.tsx'
import { Problem } from '../parts/problem-text.tsx'
import styles from '../parts/recorder.module.css'
import { Stage } from '../parts/stage.tsx'
import type { Recorder } from '../use-recorder.ts'
import { IntroReview } from './intro-review.tsx'
import { OtherWays } from './other-ways.tsx'
import type { RecordingSubject } from './recordings-api.ts'
import { EarlierTakes, SavedTakes } from './saved-takes.tsx'
import { useIntroTake } from './use-intro-take.ts'

export type IntroPanelProps = {
  subject: RecordingSubject
  limits: RecordingLimits
  onSaved: (recording: Recording) => void
  /** The recording selected earlier. */
  usedId?: string | null
  /** Offered as an alternative where the person may write instead. */
  onWrite?: (() => void) | undefined
  /** Recordings made for something else are not offered. */
  isNewOnly?: boolean
  /** Starts the first take as soon as the devices are open. */
  startsNow?: boolean
  /** Called with what would be lost if the person left now. */
  onPendingTake?: ((pendingTake: PendingTake | null) => void) | undefined
}

/** A take that has neither been used nor discarded, or one that is being saved. */
export type PendingTake = 'take' | 'saving'

export function IntroPanel(props: IntroPanelProps) {
  const {
    subject,
    limits,
    onSaved,
    usedId = null,
    onWrite,
    onPendingTake,
    isNewOnly = false,
    startsNow = false,
  } = props
  const intro = useIntroTake({ subject, limits, onSaved })
  const { recorder, takes, unfinished } = intro
  const { state, take } = recorder
  const isAtStart = state.name === 'idle' || state.name === 'saved'
  const isBeforeTake = isAtStart || state.name === 'ready' || state.name === 'problem'
  const pendingTake = state.name === 'saving' ? 'saving' : isBeforeTake ? null : 'take'
  const panel = useRef<HTMLDivElement>(null)
  useLostFocus(panel, state.name)
  useFirstStart(startsNow && takes.data?.items.length === 0, recorder)
  useEffect(() => {
    onPendingTake?.(pendingTake)
    return () => onPendingTake?.(null)
  }, [onPendingTake, pendingTake])
  if (takes.isError && !takes.data)
    return (
      <p role="alert" className={styles.problem}>
        {intro.describe(takes.error)}
      </p>
    )
  if (!takes.data || intro.isLoadingLength) return null
  const { items } = takes.data
  // An interrupted take counts, unless it is too short to be used.
  const takesLeft = takes.data.takesLeft + (unfinished?.problem === 'too_short' ? 1 : 0)
  // The server counts a take from its first bytes; the cached number of takes left may be older than that.
  const isTakeCounted = items.some(({ status, bytes }) => isOngoingRecording(status) && bytes > 0)
  const isUnderReview = state.name === 'review' || state.name === 'saving'
  return (
    <div ref={panel} className={styles.recorder}>
      {unfinished && (
        <Interrupted
          {...unfinished}
          minSeconds={limits.minSeconds}
          onSave={unfinished.problem === null ? () => void intro.resume() : null}
          onDrop={() => void intro.startAgain()}
          isLast={takesLeft === 0}
        />
      )}
      {isBeforeTake && <Limits limits={limits} takesLeft={takesLeft} />}
      {state.name === 'problem' && (
        <Problem
          problem={state.problem}
          device={state.device}
          action={
            <>
              <Button {...nextFocus} onPress={() => void recorder.open()}>
                <Trans>Try again</Trans>
              </Button>
              {recorder.kind === 'video' && (
                <Button onPress={() => void recorder.open({ kind: 'audio' })}>
                  <Trans>Microphone only</Trans>
                </Button>
              )}
            </>
          }
        />
      )}
      <Stage recorder={recorder} maxSeconds={limits.maxSeconds} />
      {take && isUnderReview && (
        <IntroReview
          take={take}
          isCutOff={state.name === 'review' && state.isCutOff}
          isSaving={state.name === 'saving'}
          limits={limits}
          takesLeft={isTakeCounted ? takesLeft : takesLeft - 1}
          progress={intro.progress}
          problem={intro.problem}
          saving={intro.saving}
          onSave={intro.save}
          onAgain={() => void intro.drop().then(() => recorder.open())}
          onDrop={() => void intro.drop().then(recorder.reset)}
        />
      )}
      {intro.problem !== null && !isUnderReview && (
        <p role="alert" className={styles.problem}>
          {intro.problem}
        </p>
      )}
      <Announcement recorder={recorder} />
      {(takesLeft > 0 || !isAtStart) && !unfinished && <Controls recorder={recorder} isSecondary={usedId !== null} />}
      {state.name === 'ready' && <DeviceChoice recorder={recorder} />}
      {isAtStart && (
        <>
          <SavedTakes takes={items.filter(({ status }) => isKeptRecording(status))} usedId={usedId} onUse={onSaved} />
          {!unfinished && !isNewOnly && (
            <EarlierTakes
              takes={intro.earlier}
              isPending={intro.isCopying}
              onUse={(one) => void intro.takeEarlier(one)}
            />
          )}
        </>
      )}
      {isBeforeTake && (
        <OtherWays
          problem={intro.uploadProblem}
          onUploaded={(fileId, kind) => void intro.takeUpload(fileId, kind)}
          onWrite={onWrite}
        />
      )}
    </div>
  )
}

/** Once: whoever cancels the countdown starts again themselves. */
function useFirstStart(isDue: boolean, recorder: Recorder): void {
  const hasStarted = useRef(false)
  const begin = useEffectEvent(() => void recorder.begin())
  const isReady = isDue && recorder.state.name === 'ready'
  useEffect(() => {
    if (!isReady || hasStarted.current) return
    hasStarted.current = true
    begin()
  }, [isReady])
}

/** With this many left, their number is not worth mentioning. */
const MANY_TAKES = 10

/** Shown before anyone starts. */
function Limits({ limits, takesLeft }: { limits: RecordingLimits; takesLeft: number }) {
  const least = formatSeconds(limits.minSeconds)
  const most = formatSeconds(limits.maxSeconds)
  return (
    <p className={styles.limits}>
      <Trans>
        Between {least} and {most}.
      </Trans>{' '}
      {takesLeft <= MANY_TAKES && (
        <Plural
          value={takesLeft}
          _0="No takes left. Use one you recorded, or upload a file."
          one="# take left."
          other="# takes left."
        />
      )}
    </p>
  )
}
