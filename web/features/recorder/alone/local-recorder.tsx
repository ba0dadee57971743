// Records, plays and saves without a server: slices go into the browser's own database and nowhere else.

import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import type { TakeStore } from '../keeping/take-store.ts'
import { useTakeStore } from '../keeping/use-take-store.ts'
import { Announcement, Controls } from '../parts/controls.tsx'
import { DeviceChoice } from '../parts/device-choice.tsx'
import { Interrupted } from '../parts/interrupted.tsx'
import { Problem } from '../parts/problem-words.tsx'
import styles from '../parts/recorder.module.css'
import { Stage } from '../parts/stage.tsx'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'
import { type Take, type TakeSink, useRecorder } from '../use-recorder.ts'

const KEY = 'alone'
/** How long a browser may take to read what it saves. */
const SAVING_MS = 60_000

// Where nothing can be kept the take lives in the memory of the page, as everywhere else.
const quietly = (work: Promise<void>): Promise<void> => work.catch(() => undefined)

const localSink = (store: TakeStore): TakeSink => ({
  begin: (kind, { type }) => quietly(store.begin({ key: KEY, recordingId: null, kind, type, startedAt: Date.now() })),
  add: (slice, elapsedMs) => void quietly(store.add(KEY, slice, elapsedMs)),
})

export function LocalRecorder() {
  const { store, interrupted, settle } = useTakeStore(KEY)
  const [sink] = useState(() => localSink(store))
  const recorder = useRecorder({ sink, maxSeconds: null })
  const { state, take } = recorder

  const drop = () => {
    settle()
    void quietly(store.forget(KEY))
  }

  if (state.name === 'problem')
    return (
      <Problem
        problem={state.problem}
        device={state.device}
        action={
          <>
            <Button onPress={() => void recorder.open()}>
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
    )
  return (
    <div className={styles.recorder}>
      {interrupted && state.name === 'idle' && (
        <Interrupted
          elapsedMs={interrupted.elapsedMs}
          onKeep={() => {
            settle()
            recorder.restore({ ...interrupted, durationMs: interrupted.elapsedMs })
          }}
          onDrop={drop}
        />
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

type LocalReviewProps = { take: Take; isCutOff: boolean; onAgain: () => void }

function LocalReview({ take, isCutOff, onAgain }: LocalReviewProps) {
  const { t, i18n } = useLingui()
  const extension = take.content.type.includes('mp4') ? 'mp4' : 'webm'
  const length = formatSeconds(take.durationMs / 1_000)
  const size = formatBytes(take.content.size, i18n.locale)
  function save() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(take.content)
    link.download = `recording.${extension}`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS)
  }
  return (
    <div className={styles.review}>
      <TrimmedPlayer source={take.content} kind={take.kind} label={t`Your recording`} />
      <p role="status" className={styles.hint}>
        {isCutOff && (
          <>
            <Trans>It was cut off here.</Trans>{' '}
          </>
        )}
        <Trans>
          <bdi>{length}</bdi>, {size}. It is in this browser only: download it to keep it.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="filled" icon={IconDownload} onPress={save}>
          <Trans>Download</Trans>
        </Button>
        <Button onPress={onAgain}>
          <Trans>Record again</Trans>
        </Button>
      </div>
    </div>
  )
}
