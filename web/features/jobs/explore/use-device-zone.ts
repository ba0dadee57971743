import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { EXPLORE_PATH } from '#web/features/jobs/job-search/address/guest-address.ts'

/** Adds the device's time zone to the URL once, unless the URL already says where the guest lives. */
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
