import { useEffect, useState } from 'react'

export type DeviceList = { cameras: MediaDeviceInfo[]; microphones: MediaDeviceInfo[] }

const none: DeviceList = { cameras: [], microphones: [] }

/** What there is to choose from; browsers name devices only once one was allowed, so it is asked again then. */
export function useDevices(isAllowed: boolean): DeviceList {
  const [devices, setDevices] = useState(none)
  useEffect(() => {
    if (!isAllowed) return
    let isGone = false
    const look = async () => {
      const found = await navigator.mediaDevices.enumerateDevices()
      // The system's default stands in the list a second time under its own name.
      const of = (kind: MediaDeviceKind) => found.filter((one) => one.kind === kind && one.deviceId !== '')
      if (!isGone) setDevices({ cameras: of('videoinput'), microphones: of('audioinput') })
    }
    void look()
    const onChange = () => void look()
    navigator.mediaDevices.addEventListener('devicechange', onChange)
    return () => {
      isGone = true
      navigator.mediaDevices.removeEventListener('devicechange', onChange)
    }
  }, [isAllowed])
  return devices
}
