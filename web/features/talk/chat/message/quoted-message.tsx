import { Trans, useLingui } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { messageElementId } from '../message-list/use-target-message.ts'
import { useMessageText } from '../message-text.ts'
import styles from './message-item.module.css'

type QuotedMessageProps = { message: Message | null; others: Conversation['others']; ownId: string | undefined }

/** The message a reply refers to; links to it while it is loaded. */
export function QuotedMessage({ message, others, ownId }: QuotedMessageProps) {
  const { t } = useLingui()
  const describe = useMessageText()
  if (!message)
    return (
      <p className={styles.answered}>
        <Trans>Reply to an earlier message</Trans>
      </p>
    )
  const name = message.senderId === ownId ? t`You` : (others.find(({ id }) => id === message.senderId)?.name ?? '')
  return (
    <p className={styles.answered}>
      <a href={`#${messageElementId(message.id)}`}>
        <bdi className={styles.answeredName}>{name}</bdi> <bdi>{describe(message)}</bdi>
      </a>
    </p>
  )
}
