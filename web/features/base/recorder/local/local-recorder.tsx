// Records, plays and saves without a server: slices go into the browser's own database and nowhere else.

import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { nextFocus, useLostFocus } from '#web/ui/use-lost-focus.ts'
import { Announcement, Controls } from '../parts/controls.tsx'
import { DeviceChoice } from '../parts/device-choice.tsx'
import { Interrupted } from '../parts/interrupted.tsx'
import { Problem } from '../parts/problem-text.tsx'
import styles from '../parts/recorder.module.css'
import { Stage } from '../parts/stage.tsx'
import type { StoredTake, TakeStore } from '../saving/take-store.ts'
import { useTakeStore } from '../saving/use-take-store.ts'
import { type TakeSink, useRecorder } from '../use-recorder.ts'
import { LocalReview } from './local-review.tsx'

const KEY = 'alone'

// Where the browser cannot store anything, the take still lives in memory.
const ignoreErrors = (work: Promise<void>): Promise<void> => work.catch(() => undefined)

const localSink = (store: TakeStore): TakeSink => ({
  begin: (kind, { type }) =>
    ignoreErrors(store.begin({ key: KEY, recordingId: null, kind, type, startedAt: Date.now() })),
  add: (slice, elapsedMs) => void ignoreErrors(store.add(KEY, slice, elapsedMs)),
  end: () => ignoreErrors(store.finish(KEY)),
})

export function LocalRecorder() {
  const { store, left, settle } = useTakeStore(KEY)
  const [sink] = useState(() => localSink(store))
  const recorder = useRecorder({ sink, maxSeconds: null })
  const { state, take } = recorder
  const panel = useRef<HTMLDivElement>(null)
  useLostFocus(panel, state.name)

  const restore = ({ elapsedMs, isFinished, ...found }: StoredTake) => {
    settle()
    recorder.restore({ ...found, durationMs: elapsedMs }, { isCutOff: !isFinished })
  }
  // A finished take is shown again after a reload.
  const showAgain = useEffectEvent((found: StoredTake) => {
    if (state.name === 'idle') restore(found)
  })
  useEffect(() => {
    if (left?.isFinished) showAgain(left)
  }, [left])

  const drop = () => {
    settle()
    void ignoreErrors(store.remove(KEY))
  }

  if (state.name === 'problem')
    return (
      <div ref={panel}>
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
      </div>
    )
  return (
    <div ref={panel} className={styles.recorder}>
      {left && !left.isFinished && state.name === 'idle' && (
        <Interrupted elapsedMs={left.elapsedMs} onSave={() => restore(left)} onDrop={drop} />
      )}
      <Stage recorder={recorder} maxSeconds={null} />
      {take && state.name === 'review' && (
        <LocalReview
          take={take}
          isCutOff={state.isCutOff}
          onAgain={() => {
            drop()
            void recorder.open()
          }}
        />
      )}
      <Announcement recorder={recorder} />
      <Controls recorder={recorder} />
      {state.name === 'ready' && <DeviceChoice recorder={recorder} />}
    </div>
  )
}
