import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import type { MessageContext } from '../message-list/message-run.tsx'
import { messageElementId } from '../message-list/use-target-message.ts'
import { MessageAttachments } from '../parts/message-attachments.tsx'
import styles from './message-item.module.css'
import { MessageMenu } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import { QuotedMessage } from './quoted-message.tsx'
import { Reactions } from './reactions.tsx'
import { RiskLine } from './risk-line.tsx'

// Lazy: most conversations have neither.
const MessageCard = lazyPart(async () => (await import('../parts/message-card.tsx')).MessageCard)
const VoiceNote = lazyPart(async () => (await import('../voice/voice-note.tsx')).VoiceNote)

type MessageItemProps = MessageContext & { message: Message; isOwn: boolean }

export function MessageItem({ message, isOwn, ...context }: MessageItemProps) {
  const { targetMessage, conversation, messages, ownId } = context
  if (message.kind === 'system')
    return (
      <li id={messageElementId(message.id)} className={styles.told}>
        <bdi>{message.body}</bdi>
      </li>
    )
  return (
    <li
      id={messageElementId(message.id)}
      className={styles.item}
      tabIndex={-1}
      data-own={isOwn || undefined}
      data-sought={targetMessage === message.id || undefined}
    >
      <div className={styles.content}>
        {message.isDeleted ? (
          <p className={styles.deleted}>
            <Trans>This message was deleted</Trans>
          </p>
        ) : (
          <>
            {message.replyTo && (
              <QuotedMessage
                message={messages.find(({ id }) => id === message.replyTo) ?? null}
                others={conversation.others}
                ownId={ownId}
              />
            )}
            {message.body !== '' && (
              <p className={styles.bubble} dir="auto">
                <MessageText text={message.body} />
              </p>
            )}
            <Suspense fallback={null}>
              {message.card && <MessageCard card={message.card} job={message.job} />}
              {message.voice && <VoiceNote message={message} voice={message.voice} />}
            </Suspense>
            {!message.voice && <MessageAttachments message={message} />}
            {message.isEdited && (
              <p className={styles.edited}>
                <Trans>Edited</Trans>
              </p>
            )}
            <Reactions message={message} {...context} />
            <RiskLine risks={message.risks} />
          </>
        )}
      </div>
      {!message.isDeleted && <MessageMenu message={message} isOwn={isOwn} {...context} />}
    </li>
  )
}
