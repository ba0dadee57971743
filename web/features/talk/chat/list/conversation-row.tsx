import { Trans, useLingui } from '@lingui/react/macro'
import { IconBellOff, IconPinFilled } from '@tabler/icons-react'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { conversationHref } from '../chat-queries.ts'
import { useConversationText } from '../conversation-text.ts'
import { ConversationMark } from '../parts/conversation-mark.tsx'
import { usePreviewText } from '../preview-text.ts'
import { ListTime } from '../times/list-time.tsx'
import { conversationLinkId } from '../use-focus-on-switch.ts'
import { useIsMuted } from '../use-is-muted.ts'
import styles from './conversation-row.module.css'

type ConversationRowProps = { conversation: Conversation; isOpen: boolean; search: URLSearchParams }

export function ConversationRow({ conversation, isOpen, search }: ConversationRowProps) {
  const { t } = useLingui()
  const { nameOf, aboutOf } = useConversationText()
  const previewOf = usePreviewText()
  const isMuted = useIsMuted(conversation.mutedUntil)
  const { id, preview, unread, isMarkedUnread, isPinned } = conversation
  const name = nameOf(conversation)
  const about = aboutOf(conversation)
  const isUnread = unread > 0 || isMarkedUnread
  return (
    <li className={styles.row} data-open={isOpen || undefined} data-unread={isUnread || undefined}>
      <ConversationMark conversation={conversation} name={name} />
      <Link
        to={conversationHref(id, search)}
        id={conversationLinkId(id)}
        className={styles.name}
        aria-current={isOpen ? 'true' : undefined}
        preventScrollReset
      >
        <bdi>{name}</bdi>
      </Link>
      {preview && <ListTime at={preview.at} />}
      {about && (
        <p className={styles.about}>
          <bdi>{about}</bdi>
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.preview} dir="auto">
          {previewOf(preview)}
        </p>
        <span className={styles.marks}>
          {isPinned && (
            <>
              <Icon glyph={IconPinFilled} size={16} />
              <span className="visually-hidden">
                <Trans>Pinned</Trans>
              </span>
            </>
          )}
          {isMuted && (
            <>
              <Icon glyph={IconBellOff} size={16} />
              <span className="visually-hidden">
                <Trans>Muted</Trans>
              </span>
            </>
          )}
          {unread > 0 && <Badge count={unread} label={t`unread`} isYourTurn={!isMuted} />}
          {unread === 0 && isMarkedUnread && (
            <span className={styles.dot}>
              <span className="visually-hidden">
                <Trans>Marked as unread</Trans>
              </span>
            </span>
          )}
        </span>
      </div>
    </li>
  )
}
