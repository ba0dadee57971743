import { Trans } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Callout } from '#web/ui/callout.tsx'
import styles from './composer.module.css'

export function CannotWrite({ conversation, name }: { conversation: Conversation; name: string }) {
  return (
    <div className={styles.composer}>
      <Callout tone="info">
        {conversation.isFrozen ? (
          <Trans>Our team has closed this conversation. You can still read it.</Trans>
        ) : conversation.isRequest ? (
          <Trans>
            Your message has been sent to <bdi>{name}</bdi>. You can write more once they reply.
          </Trans>
        ) : (
          <Trans>You can still read this conversation, but no longer write in it.</Trans>
        )}
      </Callout>
    </div>
  )
}
