// Records, plays and saves without a server: slices go into the browser's own database and nowhere else.

import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { useTakeStore } from '../keeping/use-interrupted.ts'
import { Announcement, Controls } from '../parts/controls.tsx'
import { DeviceChoice } from '../parts/device-choice.tsx'
import { Interrupted } from '../parts/interrupted.tsx'
import { Problem } from '../parts/problem-words.tsx'
import styles from '../parts/recorder.module.css'
import { Stage } from '../parts/stage.tsx'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'
import { useTakeUrl } from '../parts/use-take-url.ts'
import { type Take, type TakeSink, useRecorder } from '../use-recorder.ts'

const KEY = 'alone'

export function LocalRecorder() {
  const { store, interrupted, settle } = useTakeStore(KEY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sink for the life of the page
  const sink = useMemo<TakeSink>(() => {
    // Where nothing can be kept the take lives in the memory of the page, as everywhere else.
    const quietly = (work: Promise<void>) => work.catch(() => undefined)
    return {
      begin: (kind, { type }) =>
        quietly(store().begin({ key: KEY, recordingId: null, kind, type, startedAt: Date.now() })),
      add: (slice, elapsedMs) => void quietly(store().add(KEY, slice, elapsedMs)),
    }
  }, [])
  const recorder = useRecorder({ sink, maxSeconds: null })
  const { state, take } = recorder

  const drop = () => {
    settle()
    store()
      .forget(KEY)
      .catch(() => undefined)
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
  const url = useTakeUrl(take.content)
  const extension = take.content.type.includes('mp4') ? 'mp4' : 'webm'
  const length = formatSeconds(take.durationMs / 1_000)
  const size = formatBytes(take.content.size, i18n.locale)
  function save() {
    if (url === null) return
    const link = document.createElement('a')
    link.href = url
    link.download = `recording.${extension}`
    link.click()
  }
  return (
    <div className={styles.review}>
      {url !== null && <TrimmedPlayer url={url} kind={take.kind} label={t`Your recording`} />}
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
