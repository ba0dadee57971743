import { Trans, useLingui } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/chat/conversation.contract.ts'
import type { Message } from '#shared/features/chat/message.contract.ts'
import { messageElementId } from '../message-list/use-sought-message.ts'
import styles from './message-item.module.css'

type AnsweredMessageProps = { message: Message | null; others: Conversation['others']; ownId: string | undefined }

/** What an answer is about; it leads there as long as that is on the page. */
export function AnsweredMessage({ message, others, ownId }: AnsweredMessageProps) {
  const { t } = useLingui()
  if (!message)
    return (
      <p className={styles.answered}>
        <Trans>An answer to an earlier message</Trans>
      </p>
    )
  const name = message.senderId === ownId ? t`You` : (others.find(({ id }) => id === message.senderId)?.name ?? '')
  const text = message.isDeleted
    ? t`This message was deleted`
    : message.body || message.attachments.map((file) => file.name).join(', ')
  return (
    <p className={styles.answered}>
      <a href={`#${messageElementId(message.id)}`}>
        <bdi className={styles.answeredName}>{name}</bdi> <bdi>{text}</bdi>
      </a>
    </p>
  )
}
