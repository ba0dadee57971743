import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { formatDistance, formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { conversationHref } from '../chat-queries.ts'
import { onlyOther, otherSide, useConversationText } from '../conversation-text.ts'
import { ConversationMark } from '../parts/conversation-mark.tsx'
import { THREAD_NAME } from '../use-focus-on-switch.ts'
import { ConversationMenu } from './conversation-menu.tsx'
import { formatSpan, usualReplyMs } from './reply-time.ts'
import styles from './thread-header.module.css'

type ThreadHeaderProps = {
  conversation: Conversation
  presence: { here: ReadonlySet<string>; typing: ReadonlySet<string> }
  messages: readonly Message[]
  onReport: (() => void) | null
}

export function ThreadHeader({ conversation, presence, messages, onReport }: ThreadHeaderProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { nameOf, aboutOf } = useConversationText()
  const name = nameOf(conversation)
  const about = aboutOf(conversation)
  const only = onlyOther(conversation)
  const side = otherSide(conversation)
  return (
    <header className={styles.header}>
      <Link to={conversationHref(null, search)} className={styles.back} aria-label={t`Back to the inbox`}>
        <Icon glyph={IconChevronLeft} size={22} isMirrored />
      </Link>
      <ConversationMark conversation={conversation} name={name} />
      <div className={styles.words}>
        <h2 id={THREAD_NAME} className={styles.name} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.facts}>
          {about && <bdi>{about}</bdi>}
          {only?.timeZone && <TheirClock zone={only.timeZone} city={only.clockCity} />}
          <ReplyTime messages={messages} otherIds={side.map(({ id }) => id)} />
          <PresenceLine others={side} here={presence.here} />
        </p>
      </div>
      <ConversationMenu conversation={conversation} name={name} onReport={onReport} />
    </header>
  )
}

function TheirClock({ zone, city }: { zone: string; city: string | null }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const now = useNow()
  if (now === null) return <bdi>{city}</bdi>
  const time = formatTime(now, zone, i18n.locale, clock)
  return (
    <span>
      <Trans>
        <time>{time}</time> in <bdi>{city}</bdi>
      </Trans>
    </span>
  )
}

function ReplyTime({ messages, otherIds }: { messages: readonly Message[]; otherIds: readonly string[] }) {
  const { i18n } = useLingui()
  const usualMs = usualReplyMs(messages, otherIds)
  if (usualMs === null) return null
  const span = formatSpan(usualMs, i18n.locale)
  return (
    <span className={styles.extra}>
      <Trans>
        usually replies in <time>{span}</time>
      </Trans>
    </span>
  )
}

/** Only what they share: people who hide their presence are not mentioned. */
function PresenceLine({
  others,
  here,
}: {
  others: readonly Conversation['others'][number][]
  here: ReadonlySet<string>
}) {
  const { i18n } = useLingui()
  const now = useNow()
  if (others.some(({ id }) => here.has(id)))
    return (
      <span className={styles.here}>
        <Trans>Online</Trans>
      </span>
    )
  const seenAt = others.length === 1 ? others[0]?.lastActiveAt : null
  if (!seenAt || now === null) return null
  const distance = formatDistance(Date.parse(seenAt), now, i18n.locale)
  return (
    <span className={styles.extra}>
      <Trans>
        Last active <time dateTime={seenAt}>{distance}</time>
      </Trans>
    </span>
  )
}
