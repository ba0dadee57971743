import { useEffect, useState } from 'react'

export type DeviceList = { cameras: MediaDeviceInfo[]; microphones: MediaDeviceInfo[] }

const none: DeviceList = { cameras: [], microphones: [] }

/** The devices to choose from. Browsers only reveal labels after permission was granted, so the list is read again then. */
export function useDevices(isAllowed: boolean): DeviceList {
  const [devices, setDevices] = useState(none)
  useEffect(() => {
    if (!isAllowed) return
    let isUnmounted = false
    const look = async () => {
      const found = await navigator.mediaDevices.enumerateDevices()
      // The system default is listed a second time under its own name.
      const of = (kind: MediaDeviceKind) => found.filter((one) => one.kind === kind && one.deviceId !== '')
      if (!isUnmounted) setDevices({ cameras: of('videoinput'), microphones: of('audioinput') })
    }
    void look()
    const onChange = () => void look()
    navigator.mediaDevices.addEventListener('devicechange', onChange)
    return () => {
      isUnmounted = true
      navigator.mediaDevices.removeEventListener('devicechange', onChange)
    }
  }, [isAllowed])
  return devices
}
