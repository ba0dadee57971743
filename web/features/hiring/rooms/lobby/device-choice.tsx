import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Select } from '#web/ui/select.tsx'
import type { OwnMedia } from '../call/use-own-media.ts'
import styles from './lobby.module.css'

function useDevices(isAllowed: boolean): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([])
  useEffect(() => {
    const { mediaDevices } = navigator
    // Names are only given once the person has allowed one of them.
    if (!isAllowed || !('mediaDevices' in navigator)) return undefined
    const list = () => void mediaDevices.enumerateDevices().then(setDevices, () => undefined)
    list()
    mediaDevices.addEventListener('devicechange', list)
    return () => mediaDevices.removeEventListener('devicechange', list)
  }, [isAllowed])
  return devices
}

/** Hidden where there is nothing to choose. */
export function DeviceChoice({ media }: { media: OwnMedia }) {
  const { t } = useLingui()
  const { camera, microphone, chosen, choose } = media
  const devices = useDevices(camera !== null || microphone !== null)
  const choicesOf = (kind: MediaDeviceKind, name: string) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${name} ${index + 1}` }))
  const cameras = choicesOf('videoinput', t`Camera`)
  const microphones = choicesOf('audioinput', t`Microphone`)
  return (
    <div className={styles.devices}>
      {cameras.length > 1 && (
        <Select
          label={t`Camera`}
          choices={cameras}
          value={chosen.camera ?? camera?.getSettings().deviceId ?? null}
          onChange={(id) => void choose({ camera: String(id) })}
        />
      )}
      {microphones.length > 1 && (
        <Select
          label={t`Microphone`}
          choices={microphones}
          value={chosen.microphone ?? microphone?.getSettings().deviceId ?? null}
          onChange={(id) => void choose({ microphone: String(id) })}
        />
      )}
    </div>
  )
}
