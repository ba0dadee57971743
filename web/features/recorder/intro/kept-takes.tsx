import { Trans, useLingui } from '@lingui/react/macro'
import type { Recording } from '#shared/features/recordings/recordings.contract.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import styles from '../parts/recorder.module.css'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'

type KeptTakesProps = { takes: readonly Recording[]; onUse: (recording: Recording) => void }

/** The takes so far, each to be looked at and used. */
export function KeptTakes({ takes, onUse }: KeptTakesProps) {
  const { t } = useLingui()
  if (takes.length === 0) return null
  return (
    <ul role="list" className={styles.takes}>
      {takes.map((recording) => {
        const { take, url, trimStartMs, trimEndMs, durationMs } = recording
        const length = formatSeconds(((trimEndMs ?? durationMs ?? 0) - trimStartMs) / 1_000)
        const name = take === null ? t`Your upload, ${length}` : t`Take ${take}, ${length}`
        return (
          <li key={recording.id} className={styles.take}>
            {url !== null && (
              <TrimmedPlayer source={url} kind={recording.kind} label={name} startMs={trimStartMs} endMs={trimEndMs} />
            )}
            <div className={styles.actions}>
              <span>{name}</span>
              <Button variant="light" aria-label={t`Use this: ${name}`} onPress={() => onUse(recording)}>
                <Trans>Use this</Trans>
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
