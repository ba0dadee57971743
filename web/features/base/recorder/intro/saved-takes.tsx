import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from '../parts/recorder.module.css'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'

type SavedTakesProps = {
  takes: readonly Recording[]
  /** The selected recording. */
  usedId: string | null
  onUse: (recording: Recording) => void
}

/** The takes so far, each with a player and a button to use it. */
export function SavedTakes({ takes, usedId, onUse }: SavedTakesProps) {
  const { t } = useLingui()
  if (takes.length === 0) return null
  return (
    <ul role="list" className={styles.takes}>
      {takes.map((recording) => {
        const length = lengthOf(recording)
        const name = recording.take === null ? t`Uploaded, ${length}` : t`Take ${recording.take}, ${length}`
        return (
          <Take key={recording.id} recording={recording} name={name}>
            {recording.id === usedId ? (
              <Chip tone="ok">
                <Trans>Selected</Trans>
              </Chip>
            ) : (
              <Button variant="light" aria-label={t`Use ${name}`} onPress={() => onUse(recording)}>
                <Trans>Use this</Trans>
              </Button>
            )}
          </Take>
        )
      })}
    </ul>
  )
}

type EarlierTakesProps = { takes: readonly Recording[]; isPending: boolean; onUse: (recording: Recording) => void }

/** Recordings made for something else, which can be reused. */
export function EarlierTakes({ takes, isPending, onUse }: EarlierTakesProps) {
  const { t } = useLingui()
  if (takes.length === 0) return null
  return (
    <Disclosure title={<Trans>Use an earlier recording</Trans>}>
      <ul role="list" className={styles.takes}>
        {takes.map((recording) => {
          const length = lengthOf(recording)
          return (
            <Take
              key={recording.id}
              recording={recording}
              name={t`Recorded earlier, ${length}`}
              when={<LocalTime at={recording.createdAt} isDateOnly />}
            >
              <Button
                variant="light"
                isPending={isPending}
                aria-label={t`Use a copy of your earlier recording, ${length}`}
                onPress={() => onUse(recording)}
              >
                <Trans>Use a copy</Trans>
              </Button>
            </Take>
          )
        })}
      </ul>
    </Disclosure>
  )
}

const lengthOf = ({ durationMs }: Recording): string => formatSeconds((durationMs ?? 0) / 1_000)

type TakeProps = { recording: Recording; name: string; when?: ReactNode; children: ReactNode }

function Take({ recording: { url, kind }, name, when, children }: TakeProps) {
  return (
    <li className={styles.take}>
      {url !== null && <TrimmedPlayer source={url} kind={kind} label={name} />}
      <div className={styles.actions}>
        <span>
          {name} {when}
        </span>
        {children}
      </div>
    </li>
  )
}
