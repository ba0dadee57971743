import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { nextFocus } from '#web/ui/use-lost-focus.ts'
import { useCutting } from '../cutting/use-cutting.ts'
import styles from '../parts/recorder.module.css'
import { TrimSlider, useTrim } from '../parts/trim-slider.tsx'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'
import type { Take } from '../use-recorder.ts'

/** Time for the browser to read the blob before its URL is revoked. */
const SAVING_MS = 60_000

type LocalReviewProps = { take: Take; isCutOff: boolean; onAgain: () => void }

export function LocalReview({ take, isCutOff, onAgain }: LocalReviewProps) {
  const { t, i18n } = useLingui()
  const { kind, content, durationMs } = take
  const trim = useTrim(durationMs)
  const { start, end } = trim
  const isWhole = start === 0 && end === null
  const { state, cut, stop } = useCutting(content)
  const isCutting = state.name === 'cutting'
  const download = useRef<HTMLButtonElement>(null)
  const length = formatSeconds(durationMs / 1_000)
  const size = formatBytes(content.size, i18n.locale)
  const done = isCutting ? Math.round(state.done * 100) : 0

  async function savePart(): Promise<void> {
    const part = await cut({ start, end })
    if (part) saveAs(part, 'recording-part')
  }
  return (
    <div className={styles.review}>
      <TrimmedPlayer
        source={content}
        kind={kind}
        label={t`Your recording`}
        startMs={start * 1_000}
        endMs={end !== null ? end * 1_000 : null}
      />
      <TrimSlider trim={trim} label={t`Selection`} isDisabled={isCutting} />
      <p role="status" className={styles.hint}>
        {isCutOff && (
          <>
            <Trans>It was cut off here.</Trans>{' '}
          </>
        )}
        <Trans>
          <bdi>{length}</bdi>, <bdi>{size}</bdi>. It is only in this browser. Download it to keep it.
        </Trans>
      </p>
      {isCutting && (
        <ProgressBar label={t`Trimming`} valueLabel={i18n.number(done / 100, { style: 'percent' })} value={done} />
      )}
      {state.name === 'failed' && (
        <p role="alert" className={styles.problem}>
          {state.why === 'unreachable' ? (
            <Trans>
              The video editor could not load. Check your connection and try again, or download the full recording.
            </Trans>
          ) : (
            <Trans>This browser cannot trim recordings. Download the full recording and trim it in another app.</Trans>
          )}
        </p>
      )}
      <div className={styles.actions}>
        {isWhole ? (
          <Button
            {...nextFocus}
            ref={download}
            variant="filled"
            icon={IconDownload}
            onPress={() => saveAs(content, 'recording')}
          >
            <Trans>Download</Trans>
          </Button>
        ) : (
          <>
            <Button
              {...nextFocus}
              ref={download}
              variant="filled"
              icon={IconDownload}
              isPending={isCutting}
              onPress={() => void savePart()}
            >
              <Trans>Download selection</Trans>
            </Button>
            {isCutting ? (
              <Button
                onPress={() => {
                  stop()
                  // This button disappears and would take the keyboard focus with it.
                  download.current?.focus()
                }}
              >
                <Trans>Cancel</Trans>
              </Button>
            ) : (
              <Button onPress={() => saveAs(content, 'recording')}>
                <Trans>Download full recording</Trans>
              </Button>
            )}
          </>
        )}
        <Button isDisabled={isCutting} onPress={onAgain}>
          <Trans>Record again</Trans>
        </Button>
      </div>
    </div>
  )
}

function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = `${name}.${content.type.includes('mp4') ? 'mp4' : 'webm'}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS)
}
