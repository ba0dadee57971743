import { Trans } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { onlyOther } from '../conversation-text.ts'
import type { MessageRun as Run } from '../log/day-parts.ts'
import type { useMessageLog } from '../log/use-message-log.ts'
import { MessageItem } from '../message/message-item.tsx'
import { MessageTime } from '../times/message-time.tsx'
import type { MessageActions } from './message-list.tsx'
import styles from './message-run.module.css'
import { Receipt } from './receipt.tsx'
import type { MessageKeys } from './use-message-keys.ts'

export type MessageContext = {
  conversation: Conversation
  ownId: string | undefined
  /** All loaded messages: the one a reply refers to may be among them. */
  messages: readonly Message[]
  actions: MessageActions
  log: Pick<ReturnType<typeof useMessageLog>, 'upsert' | 'catchUp'>
  keys: MessageKeys
  /** The message a search led to. */
  targetMessage: string | null
}

type MessageRunProps = MessageContext & { run: Run; firstNewId: string | undefined }

/** What one person sent within a few minutes: their name where needed, their messages, one time. */
export function MessageRun({ run, firstNewId, ...context }: MessageRunProps) {
  const { conversation, ownId } = context
  const { others } = conversation
  const last = run.messages.at(-1)
  const isOwn = run.senderId !== null && run.senderId === ownId
  const sender = others.find(({ id }) => id === run.senderId)
  const newIn = run.messages.some(({ id }) => id === firstNewId)
  if (!last) return null
  return (
    <>
      {newIn && (
        <p className={styles.new}>
          <Trans>New</Trans>
        </p>
      )}
      <div className={styles.run} data-own={isOwn || undefined} data-told={run.senderId === null || undefined}>
        {!isOwn && others.length > 1 && sender && (
          <p className={styles.sender}>
            <bdi>{sender.name}</bdi>
          </p>
        )}
        <ul role="list" className={styles.messages}>
          {run.messages.map((message) => (
            <MessageItem key={message.id} message={message} isOwn={isOwn} {...context} />
          ))}
        </ul>
        <p className={styles.foot}>
          <MessageTime at={last.at} of={onlyOther(conversation)} />
          {/* Also for deleted messages: their senders most want to know whether they had been read. */}
          {isOwn && <Receipt seq={last.seq} others={others} />}
        </p>
      </div>
    </>
  )
}
