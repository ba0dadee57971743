import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { EXPLORE_PATH } from '#web/features/jobs/job-search/address/guest-address.ts'

/** Puts the time zone of the device into the address once, unless it already says where the guest lives. */
export function useDeviceZone(): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const addZone = useEffectEvent(() => {
    if (params.has('livesIn') || params.has('zone')) return
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const next = new URLSearchParams([...params, ['zone', zone]])
    void navigate(`${EXPLORE_PATH}?${next}`, { replace: true, preventScrollReset: true })
  })
  useEffect(() => addZone(), [])
}
