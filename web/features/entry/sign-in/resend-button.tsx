import { Plural, Trans } from '@lingui/react/macro'
import { IconMail } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { usePlainSubmit } from '#web/app/form/form-outcome.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import styles from './auth-page.module.css'
import { secondsUntil } from './verification/verification-code.ts'

type ResendButtonProps = {
  /** When another email may be requested; null when none was sent. */
  nextSendAt: string | null
  isPending: boolean
  onPress: () => void
  /** Its form in the page's action, which handles it without scripts. */
  plainName?: string
  /** The result of the last press. */
  children?: ReactNode
}

/** Shows how long until it can be pressed again: people do not press against a visible countdown. */
export function ResendButton({ nextSendAt, isPending, onPress, plainName, children }: ResendButtonProps) {
  const wait = useSecondsUntil(nextSendAt)
  const plain = usePlainSubmit(plainName ?? '')
  return (
    <div className={styles.sender}>
      <PlainForm
        plain={plainName === undefined ? undefined : plain}
        onSubmit={(event) => {
          event.preventDefault()
          onPress()
        }}
      >
        <PlainButton type="submit" isWide icon={IconMail} isPending={isPending} isDisabled={wait > 0}>
          {nextSendAt ? <Trans>Send a new code</Trans> : <Trans>Send code</Trans>}
        </PlainButton>
      </PlainForm>
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
