import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'

/** Asks before a call ends, however somebody leaves it: with the button, by going back, or by closing the tab. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const { t } = useLingui()
  const [title, consequences, keepLabel, actionLabel] = [
    t`Leave the room?`,
    t`Chat, notes and code are kept. You can come back while the room is open.`,
    t`Stay`,
    t`Leave`,
  ]
  const ask = useCallback(
    () => confirm({ title, consequences, keepLabel, actionLabel }),
    [title, consequences, keepLabel, actionLabel],
  )

  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((isSure) => (isSure ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask])

  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [])

  return ask
}
