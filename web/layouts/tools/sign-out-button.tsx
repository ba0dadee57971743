import { Trans } from '@lingui/react/macro'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './sign-out-button.module.css'

export function SignOutButton() {
  const { logout } = useSession()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')

  async function leave() {
    setState('pending')
    try {
      await logout()
      // Signing out at home keeps the address, so run the guard again.
      await revalidate()
    } catch {
      // Still signed in: on a shared device that must not go unnoticed.
      setState('failed')
    }
  }

  return (
    <div className={styles.leave}>
      <Button isWide icon={IconLogout} isPending={state === 'pending'} onPress={leave}>
        <Trans>Sign out</Trans>
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          <Trans>You are still signed in. Check your connection and try again.</Trans>
        </p>
      )}
    </div>
  )
}
