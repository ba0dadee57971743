import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { conversationQuery } from '../chat-queries.ts'
import { Composer } from '../composer/composer.tsx'
import { blockedOther, useConversationText } from '../conversation-text.ts'
import { useMessageLog } from '../log/use-message-log.ts'
import { MessageList } from '../message-list/message-list.tsx'
import { useOutbox } from '../outbox/use-outbox.ts'
import { SafetyLine } from '../safety/safety-line.tsx'
import styles from './thread.module.css'
import { ThreadHeader } from './thread-header.tsx'
import { useIsWide } from './use-is-wide.ts'
import { usePresence } from './use-presence.ts'
import { useRead } from './use-read.ts'

const ComposerNotice = lazyPart(async () => (await import('../notices/composer-notice.tsx')).ComposerNotice)
const EditMessage = lazyPart(async () => (await import('../composer/edit-message.tsx')).EditMessage)
const AboutConversation = lazyPart(async () => (await import('./about-conversation.tsx')).AboutConversation)
const ReportMessage = lazyPart(async () => (await import('../dialogs/report-message.tsx')).ReportMessage)

/** One conversation, remounted for each: `<Thread key={id} id={id} />`. */
export function Thread({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: conversation } = useSuspenseQuery(conversationQuery(id))
  const ownId = useIdentity()?.id
  const log = useMessageLog(id)
  const { outbox, unsent } = useOutbox(log.upsert)
  const presence = usePresence(conversation, log.messages.findLast(({ senderId }) => senderId === ownId)?.id)
  const isWide = useIsWide()
  const [repliedTo, setRepliedTo] = useState<Message | null>(null)
  const [edited, setEdited] = useState<Message | null>(null)
  const [hasEdited, setHasEdited] = useState(false)
  const [reported, setReported] = useState<Message | null>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  useRead(conversation, { lastSeq: log.messages.at(-1)?.seq ?? 0, isSeen: isAtEnd })
  const name = useConversationText().nameOf(conversation)
  const canWrite = conversation.canWrite && !blockedOther(conversation)
  // The sender of a message request is waiting for this person's reply.
  const isAwaitingReply = conversation.isRequest && conversation.lastSeq > 0
  const mine = unsent.filter((one) => one.conversationId === id && !log.messages.some(({ key }) => key === one.key))
  const last = log.messages.at(-1)
  // Preselect the latest risky message for a report, so that nobody has to look for it.
  const reportable = log.messages.filter(isReportable)
  const worst = reportable.findLast(({ risks }) => risks.length > 0) ?? reportable.at(-1)
  const report = worst ? () => setReported(worst) : null
  return (
    <section className={styles.split} aria-label={t`Conversation with ${name}`}>
      <div className={styles.thread}>
        <ThreadHeader conversation={conversation} presence={presence} messages={log.messages} onReport={report} />
        <SafetyLine conversation={conversation} onReport={report} />
        <MessageList
          conversation={conversation}
          log={log}
          unsent={mine}
          presence={presence}
          onEnd={setIsAtEnd}
          onReply={setRepliedTo}
          onEdit={setEdited}
          onReport={setReported}
          onRetry={(key) => outbox?.retry(key)}
          onRemove={(key) => outbox?.remove(key)}
        />
        {(!canWrite || isAwaitingReply) && (
          <Suspense fallback={null}>
            <ComposerNotice conversation={conversation} name={name} />
          </Suspense>
        )}
        {!canWrite ? null : edited ? (
          <Suspense fallback={null}>
            <EditMessage
              key={edited.id}
              message={edited}
              onDone={(message) => {
                if (message) log.upsert(message)
                setEdited(null)
                setHasEdited(true)
              }}
            />
          </Suspense>
        ) : (
          <Composer
            conversation={conversation}
            name={name}
            repliedTo={repliedTo}
            unanswered={mine.length === 0 && last && allowsQuickReplies(last) ? last : null}
            shouldFocus={hasEdited}
            onReplied={() => setRepliedTo(null)}
            onTyping={presence.sendTyping}
            onSend={(message) => outbox?.add(message)}
          />
        )}
      </div>
      {isWide && (
        <Suspense fallback={null}>
          <AboutConversation conversation={conversation} messages={log.messages} onReport={report} />
        </Suspense>
      )}
      {reported && (
        <Suspense fallback={null}>
          <ReportMessage message={reported} name={name} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </section>
  )

  /** No quick replies, such as thanks, to a risky message. */
  function allowsQuickReplies(message: Message): boolean {
    return isReportable(message) && !message.isDeleted && message.risks.length === 0
  }

  function isReportable({ senderId }: Message): boolean {
    return senderId !== null && senderId !== ownId
  }
}
