import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Message } from '#shared/features/chat/message.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { conversationQuery } from '../chat-queries.ts'
import { Composer } from '../composer/composer.tsx'
import { useConversationWords } from '../conversation-words.ts'
import { useMessageLog } from '../log/use-message-log.ts'
import { MessageList } from '../message-list/message-list.tsx'
import { useOutbox } from '../outbox/use-outbox.ts'
import styles from './thread.module.css'
import { ThreadHeader } from './thread-header.tsx'
import { useIsWide } from './use-is-wide.ts'
import { usePresence } from './use-presence.ts'
import { useRead } from './use-read.ts'

const CannotWrite = lazyPart(async () => (await import('../composer/cannot-write.tsx')).CannotWrite)
const EditMessage = lazyPart(async () => (await import('../composer/edit-message.tsx')).EditMessage)
const AboutConversation = lazyPart(async () => (await import('./about-conversation.tsx')).AboutConversation)
const ReportMessage = lazyPart(async () => (await import('../dialogs/report-message.tsx')).ReportMessage)

/** One conversation, made anew for each: `<Thread key={id} id={id} />`. */
export function Thread({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: conversation } = useSuspenseQuery(conversationQuery(id))
  const log = useMessageLog(id)
  const { outbox, unsent } = useOutbox(log.hold)
  const presence = usePresence(id)
  const isWide = useIsWide()
  const [answered, setAnswered] = useState<Message | null>(null)
  const [edited, setEdited] = useState<Message | null>(null)
  const [reported, setReported] = useState<Message | null>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  useRead(conversation, { lastSeq: log.messages.at(-1)?.seq ?? 0, isSeen: isAtEnd })
  const name = useConversationWords().nameOf(conversation)
  const mine = unsent.filter((one) => one.conversationId === id && !log.messages.some(({ key }) => key === one.key))
  return (
    <section className={styles.split} aria-label={t`Conversation with ${name}`}>
      <div className={styles.thread}>
        <ThreadHeader
          conversation={conversation}
          presence={presence}
          onReport={() => setReported(log.messages.findLast(isReportable) ?? null)}
        />
        <MessageList
          conversation={conversation}
          log={log}
          unsent={mine}
          presence={presence}
          onEnd={setIsAtEnd}
          onAnswer={setAnswered}
          onEdit={setEdited}
          onReport={setReported}
          onRetry={(key) => outbox?.retry(key)}
          onRemove={(key) => outbox?.remove(key)}
        />
        {!conversation.canWrite ? (
          <Suspense fallback={null}>
            <CannotWrite conversation={conversation} name={name} />
          </Suspense>
        ) : edited ? (
          <Suspense fallback={null}>
            <EditMessage
              key={edited.id}
              message={edited}
              onDone={(message) => {
                if (message) log.hold(message)
                setEdited(null)
              }}
            />
          </Suspense>
        ) : (
          <Composer
            conversation={conversation}
            name={name}
            answered={answered}
            onAnswered={() => setAnswered(null)}
            onTyping={presence.tellTyping}
            onSend={(message) => outbox?.add(message)}
          />
        )}
      </div>
      {isWide && (
        <Suspense fallback={null}>
          <AboutConversation
            conversation={conversation}
            messages={log.messages}
            onReport={() => setReported(log.messages.findLast(isReportable) ?? null)}
          />
        </Suspense>
      )}
      {reported && (
        <Suspense fallback={null}>
          <ReportMessage message={reported} name={name} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </section>
  )

  function isReportable({ senderId }: Message): boolean {
    return senderId !== null && conversation.others.some((other) => other.id === senderId)
  }
}
