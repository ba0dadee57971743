import { type ReactNode, useEffect } from 'react'
import { clockOf } from '#shared/kit/time-format.ts'
import { ClockProvider } from '#web/platform/clock/use-clock.ts'
import { useIdentity } from './session-context.tsx'

/** Theme and density of the account. The server already renders them; this applies sign-ins and changes at once. */
export function AccountAppearance({ locale, children }: { locale: string; children: ReactNode }) {
  const identity = useIdentity()
  const theme = identity?.theme
  const density = identity?.density ?? 'comfortable'
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['density'] = density
    // Guests keep the settings of this device.
    if (theme) dataset['theme'] = theme
  }, [theme, density])
  return <ClockProvider value={clockOf(identity?.timeFormat ?? 'locale', locale)}>{children}</ClockProvider>
}
