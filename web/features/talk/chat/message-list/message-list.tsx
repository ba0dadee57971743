import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { formatLongDate } from '#shared/kit/time-format.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { dayParts } from '../log/day-parts.ts'
import type { useMessageLog } from '../log/use-message-log.ts'
import { useMessageText } from '../message-text.ts'
import type { Unsent } from '../outbox/outbox.ts'
import { useOwnZone } from '../times/use-own-zone.ts'
import { EarlierMessages } from './earlier-messages.tsx'
import styles from './message-list.module.css'
import { MessageRun } from './message-run.tsx'
import { TypingLine } from './typing-line.tsx'
import { UnsentMessages } from './unsent-messages.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useMessageKeys } from './use-message-keys.ts'
import { useScrolling } from './use-scrolling.ts'
import { useTargetMessage } from './use-target-message.ts'

export type MessageActions = {
  onReply: (message: Message) => void
  onEdit: (message: Message) => void
  onReport: (message: Message) => void
}

type MessageListProps = MessageActions & {
  conversation: Conversation
  log: ReturnType<typeof useMessageLog>
  unsent: readonly Unsent[]
  presence: { typing: ReadonlySet<string>; stopsTyping: (personId: string) => void }
  onEnd: (isAtEnd: boolean) => void
  onRetry: (key: string) => void
  onRemove: (key: string) => void
}

export function MessageList(props: MessageListProps) {
  const { conversation, log, unsent, presence, onEnd, onRetry, onRemove, ...actions } = props
  const { t, i18n } = useLingui()
  const ownId = useIdentity()?.id
  const zone = useOwnZone()
  const { messages } = log
  const ownKey = unsent.at(-1)?.key
  const list = useRef<HTMLDivElement>(null)
  const scrolling = useScrolling(list, { lastKey: ownKey ?? messages.at(-1)?.id ?? '', ownKey, onEnd })
  const arrivals = useArrivals({ messages, ownId, isAtEnd: scrolling.isAtEnd, presence })
  const describe = useMessageText()
  const speaker = conversation.others.find(({ id }) => id === arrivals.spoken?.senderId)?.name ?? ''
  const keys = useMessageKeys(messages.at(-1)?.id)
  const targetMessage = useTargetMessage(log)
  // The first unread message; fixed when the conversation is opened, or the divider would move while reading.
  const [readSeq] = useState(conversation.readSeq)
  const firstNew = messages.find(({ seq, senderId }) => seq > readSeq && senderId !== ownId)
  const context = { conversation, ownId, actions, log, keys, targetMessage, messages }
  return (
    <div className={styles.frame}>
      <div ref={list} className={styles.scroll} role="group" aria-label={t`Messages`} onScroll={scrolling.onScroll}>
        <div className={styles.inner}>
          {log.hasEarlier && <EarlierMessages state={log.earlier} onWanted={() => void log.loadEarlier()} />}
          {dayParts(messages, zone).map(({ date, runs }) => (
            <div key={date} role="group" className={styles.day} aria-label={longDate(runs[0]?.messages[0])}>
              <p className={styles.date} aria-hidden="true">
                <time dateTime={date} suppressHydrationWarning>
                  {longDate(runs[0]?.messages[0])}
                </time>
              </p>
              {runs.map((run) => (
                <MessageRun key={run.messages[0]?.id} run={run} firstNewId={firstNew?.id} {...context} />
              ))}
            </div>
          ))}
          {messages.length === 0 && unsent.length === 0 && (
            <p className={styles.nothing}>
              <Trans>No messages yet.</Trans>
            </p>
          )}
          <UnsentMessages unsent={unsent} onRetry={onRetry} onRemove={onRemove} />
          <TypingLine typing={presence.typing} others={conversation.others} />
        </div>
      </div>
      {arrivals.unseen > 0 && (
        <div className={styles.jump}>
          <PlainButton variant="filled" icon={IconArrowDown} onPress={scrolling.toEnd}>
            <Plural value={arrivals.unseen} one="# new message" other="# new messages" />
          </PlainButton>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {arrivals.spoken && (
          <Trans>
            <bdi>{speaker}</bdi>: <bdi>{describe(arrivals.spoken)}</bdi>
          </Trans>
        )}
      </p>
    </div>
  )

  function longDate(message: Message | undefined): string {
    return message ? formatLongDate(Date.parse(message.at), zone, i18n.locale) : ''
  }
}
