import { useLingui } from '@lingui/react/macro'
import { Select } from '#web/ui/select.tsx'
import { useDevices } from '../capture/use-devices.ts'
import type { Recorder } from '../use-recorder.ts'
import styles from './recorder.module.css'

/** Hidden where there is only one device of a kind. */
export function DeviceChoice({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui()
  const { cameras, microphones } = useDevices(recorder.stream !== null)
  const { chosen, kind, stream } = recorder
  const used = (tracks: MediaStreamTrack[] | undefined) => tracks?.[0]?.getSettings().deviceId
  const choicesOf = (devices: MediaDeviceInfo[], name: string) =>
    devices.map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${name} ${index + 1}` }))
  return (
    <div className={styles.devices}>
      {kind === 'video' && cameras.length > 1 && (
        <Select
          label={t`Camera`}
          choices={choicesOf(cameras, t`Camera`)}
          value={chosen.camera ?? used(stream?.getVideoTracks()) ?? null}
          onChange={(id) => void recorder.open({ chosen: { ...chosen, camera: String(id) } })}
        />
      )}
      {microphones.length > 1 && (
        <Select
          label={t`Microphone`}
          choices={choicesOf(microphones, t`Microphone`)}
          value={chosen.microphone ?? used(stream?.getAudioTracks()) ?? null}
          onChange={(id) => void recorder.open({ chosen: { ...chosen, microphone: String(id) } })}
        />
      )}
    </div>
  )
}
