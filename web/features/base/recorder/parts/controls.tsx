import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlayerPause, IconPlayerPlay, IconPlayerRecord, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { nextFocus } from '#web/ui/use-lost-focus.ts'
import type { Recorder } from '../use-recorder.ts'
import styles from './recorder.module.css'

type ControlsProps = {
  recorder: Recorder
  /** There is a recording already, so recording another is a secondary action. */
  isSecondary?: boolean
}

/** All controls up to the end of a take; the page decides what comes next. */
export function Controls({ recorder, isSecondary = false }: ControlsProps) {
  switch (recorder.state.name) {
    case 'idle':
    case 'asking':
      return <Start recorder={recorder} isSecondary={isSecondary} />
    case 'ready':
      return (
        <div className={styles.actions}>
          <PlainButton
            {...nextFocus}
            variant="filled"
            icon={IconPlayerRecord}
            isPending={recorder.isBeginning}
            onPress={() => void recorder.begin()}
          >
            <Trans>Start recording</Trans>
          </PlainButton>
          <AudioOnly recorder={recorder} />
        </div>
      )
    case 'counting':
      return (
        <div className={styles.actions}>
          <Button autoFocus onPress={recorder.cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )
    case 'recording':
    case 'paused':
      return <Running recorder={recorder} />
    case 'review':
    case 'saving':
    case 'saved':
    case 'problem':
      return null
  }
}

function Start({ recorder, isSecondary }: Required<ControlsProps>) {
  return (
    <div className={styles.actions}>
      <PlainButton
        {...nextFocus}
        variant={isSecondary ? 'outline' : 'filled'}
        isPending={recorder.state.name === 'asking'}
        onPress={() => void recorder.open({ kind: 'video' })}
      >
        <Trans>Use camera and microphone</Trans>
      </PlainButton>
      <PlainButton isDisabled={recorder.state.name === 'asking'} onPress={() => void recorder.open({ kind: 'audio' })}>
        <Trans>Microphone only</Trans>
      </PlainButton>
    </div>
  )
}

function AudioOnly({ recorder }: { recorder: Recorder }) {
  return (
    <Switch
      isSelected={recorder.kind === 'audio'}
      onChange={(isAudio) => void recorder.open({ kind: isAudio ? 'audio' : 'video' })}
    >
      <Trans>Audio only</Trans>
    </Switch>
  )
}

function Running({ recorder }: { recorder: Recorder }) {
  const stop = useRef<HTMLButtonElement>(null)
  // The start button is gone and would take the keyboard focus with it.
  useEffect(() => stop.current?.focus(), [])
  const isPaused = recorder.state.name === 'paused'
  return (
    <div className={styles.actions}>
      <Button ref={stop} variant="filled" icon={IconPlayerStop} onPress={() => void recorder.stop()}>
        <Trans>Stop</Trans>
      </Button>
      {isPaused ? (
        <Button icon={IconPlayerPlay} onPress={recorder.resume}>
          <Trans>Resume</Trans>
        </Button>
      ) : (
        <Button icon={IconPlayerPause} onPress={recorder.pause}>
          <Trans>Pause</Trans>
        </Button>
      )}
    </div>
  )
}

/** Announces state changes to screen readers. */
export function Announcement({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui()
  const labels: Partial<Record<Recorder['state']['name'], string>> = {
    asking: t`Your browser will ask for access to your camera and microphone.`,
    counting: t`Recording starts in three seconds.`,
    recording: t`Recording.`,
    paused: t`Paused. Nothing is recorded.`,
  }
  return (
    <p role="status" className={styles.hint}>
      {labels[recorder.state.name]}
    </p>
  )
}
