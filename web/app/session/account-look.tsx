import { type ReactNode, useEffect } from 'react'
import { clockOf } from '#shared/kit/time-format.ts'
import { ClockProvider } from '#web/platform/clock/use-clock.ts'
import { useIdentity } from './session-context.tsx'

/** How the account wants the product to look. The document comes that way; a sign-in or a change is followed at once. */
export function AccountLook({ locale, children }: { locale: string; children: ReactNode }) {
  const identity = useIdentity()
  const theme = identity?.theme
  const density = identity?.density ?? 'comfortable'
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['density'] = density
    // A guest keeps what this device was told.
    if (theme) dataset['theme'] = theme
  }, [theme, density])
  return <ClockProvider value={clockOf(identity?.timeFormat ?? 'locale', locale)}>{children}</ClockProvider>
}
