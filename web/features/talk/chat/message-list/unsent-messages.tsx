import { Trans } from '@lingui/react/macro'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { Icon } from '#web/ui/icon.tsx'
import { useIsOffline } from '#web/ui/offline-notice.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import itemStyles from '../message/message-item.module.css'
import { MessageText } from '../message/message-text.tsx'
import { useFailureText } from '../outbox/failure-text.ts'
import type { Unsent } from '../outbox/outbox.ts'
import styles from './message-run.module.css'

type UnsentMessagesProps = {
  unsent: readonly Unsent[]
  onRetry: (key: string) => void
  onRemove: (key: string) => void
}

/** Messages in the outbox: displayed like sent ones, but marked as not sent yet. */
export function UnsentMessages({ unsent, onRetry, onRemove }: UnsentMessagesProps) {
  const describe = useFailureText()
  const isOffline = useIsOffline()
  if (unsent.length === 0) return null
  return (
    <ul role="list" className={styles.unsent}>
      {unsent.map(({ key, body, files, voice, errorCode, reason }) => (
        <li key={key} className={styles.run} data-own>
          {body !== '' && (
            <p className={itemStyles.bubble} data-own dir="auto">
              <MessageText text={body} />
            </p>
          )}
          {voice && (
            <p className={itemStyles.file}>
              <Trans>Voice note</Trans>
            </p>
          )}
          {files.map(({ id, name }) => (
            <p key={id} className={itemStyles.file}>
              <bdi>{name}</bdi>
            </p>
          ))}
          {errorCode === null ? (
            <p className={styles.foot}>
              <Icon glyph={IconClock} size={16} />
              {isOffline ? <Trans>Will be sent when you are back online</Trans> : <Trans>Sending</Trans>}
            </p>
          ) : (
            <div className={styles.rejected}>
              <p role="alert">
                <Icon glyph={IconAlertCircle} size={16} />
                <Trans>Not sent.</Trans> {describe(errorCode, reason)}
              </p>
              <PlainButton variant="text" onPress={() => onRetry(key)}>
                <Trans>Try again</Trans>
              </PlainButton>
              <PlainButton variant="danger-text" onPress={() => onRemove(key)}>
                <Trans>Remove</Trans>
              </PlainButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
