import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconMail } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { signIn } from '#shared/features/sign-in/sign-in.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeRefusal } from '#web/app/words/describe-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './auth-page.module.css'
import { secondsUntil } from './verification-code.ts'

/** Mails a code when asked, and shows how long until it may be asked again: a wait that is seen is not pressed at. */
export function VerificationSender() {
  const { client } = useSession()
  const { i18n } = useLingui()
  const sending = useMutation({
    mutationFn: () => callApi<typeof signIn.sendVerification>(client, 'POST /email/verification-notification'),
  })
  const wait = useSecondsUntil(sending.data?.nextSendAt)
  return (
    <div className={styles.sender}>
      <Button
        isWide
        icon={IconMail}
        isPending={sending.isPending}
        isDisabled={wait > 0}
        onPress={() => sending.mutate()}
      >
        {sending.data ? <Trans>Send me a new code</Trans> : <Trans>Send me a code</Trans>}
      </Button>
      <div role="status">
        {sending.data && (
          <p className={styles.note}>
            <Trans>
              Sent to <bdi>{sending.data.sentTo}</bdi>. Look in the spam folder too.
            </Trans>
          </p>
        )}
        {sending.isError && <p className={styles.problem}>{describeRefusal(i18n, sending.error)}</p>}
      </div>
      {wait > 0 && (
        <p className={styles.note}>
          <Plural value={wait} one="You can ask again in # second." other="You can ask again in # seconds." />
        </p>
      )}
    </div>
  )
}

function useSecondsUntil(isoTime: string | undefined): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isoTime) return
    const count = () => setSeconds(secondsUntil(isoTime, Date.now()))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [isoTime])
  return seconds
}
