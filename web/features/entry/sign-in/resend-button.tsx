import { Plural, Trans } from '@lingui/react/macro'
import { IconMail } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './auth-page.module.css'
import { secondsUntil } from './verification/verification-code.ts'

type ResendButtonProps = {
  /** When another email may be requested; null when none was sent. */
  nextSendAt: string | null
  isPending: boolean
  onPress: () => void
  /** The result of the last press. */
  children?: ReactNode
}

/** Shows how long until it can be pressed again: people do not press against a visible countdown. */
export function ResendButton({ nextSendAt, isPending, onPress, children }: ResendButtonProps) {
  const wait = useSecondsUntil(nextSendAt)
  return (
    <div className={styles.sender}>
      <PlainButton isWide icon={IconMail} isPending={isPending} isDisabled={wait > 0} onPress={onPress}>
        {nextSendAt ? <Trans>Send a new code</Trans> : <Trans>Send code</Trans>}
      </PlainButton>
      <div role="status">{children}</div>
      {wait > 0 && (
        <p className={styles.note}>
          <Plural
            value={wait}
            one="You can request another in # second."
            other="You can request another in # seconds."
          />
        </p>
      )}
    </div>
  )
}

function useSecondsUntil(isoTime: string | null): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const count = () => setSeconds(isoTime === null ? 0 : secondsUntil(isoTime, Date.now()))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [isoTime])
  return seconds
}
