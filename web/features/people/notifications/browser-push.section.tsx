import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from './browser-push.section.module.css'
import { allowPush, endPush, type PushState, readPushState } from './browser-push.ts'

export function BrowserPushSection() {
  const { t } = useLingui()
  const { client } = useSession()
  const [state, setState] = useState<PushState | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function run(work: () => Promise<PushState>) {
    setIsPending(true)
    setHasFailed(false)
    try {
      setState(await work())
    } catch {
      setHasFailed(true)
    } finally {
      setIsPending(false)
    }
  }

  useEffect(() => {
    readPushState().then(setState, () => setState('unsupported'))
  }, [])

  return (
    <Card title={t`Notifications on this device`}>
      <div className={styles.parts}>
        <p>
          <Trans>
            This browser can show notifications even when Meridian is closed. Choose which ones under Notifications.
            Signing out here turns them off.
          </Trans>
        </p>
        <div role="status">
          <PushText state={state} />
        </div>
        {hasFailed && (
          <Callout tone="bad">
            <Trans>
              Could not turn on notifications. Your browser may be unable to reach its push service. Try again later.
            </Trans>
          </Callout>
        )}
        {state === 'off' && (
          <Button isPending={isPending} onPress={() => void run(() => allowPush(client))}>
            <Trans>Turn on for this device</Trans>
          </Button>
        )}
        {state === 'on' && (
          <Button isPending={isPending} onPress={() => void run(() => endPush(client))}>
            <Trans>Turn off for this device</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

function PushText({ state }: { state: PushState | null }) {
  switch (state) {
    case 'on':
      return <Trans>On.</Trans>
    case 'off':
      return <Trans>Off.</Trans>
    case 'denied':
      return <Trans>Your browser is blocking notifications from this site. You can allow them in its settings.</Trans>
    case 'unsupported':
      return <Trans>This browser cannot show notifications. Email and in-app notifications still work.</Trans>
    case null:
      return null
  }
}
