import { Trans } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Callout } from '#web/ui/callout.tsx'
import styles from './composer.module.css'

export function CannotWrite({ conversation, name }: { conversation: Conversation; name: string }) {
  return (
    <div className={styles.composer}>
      <Callout tone="info">
        {conversation.isFrozen ? (
          <Trans>Our team has ended writing here. You can still read it.</Trans>
        ) : conversation.isRequest ? (
          <Trans>
            Your message is with <bdi>{name}</bdi>. You can write more once they answer.
          </Trans>
        ) : (
          <Trans>You can read this conversation, and not write in it any more.</Trans>
        )}
      </Callout>
    </div>
  )
}
