import { Trans, useLingui } from '@lingui/react/macro'
import { IconPinFilled } from '@tabler/icons-react'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { conversationHref } from '../chat-queries.ts'
import { useConversationText } from '../conversation-text.ts'
import { usePreviewText } from '../preview-text.ts'
import { ListTime } from '../times/list-time.tsx'
import styles from './bulk.module.css'

export function useInboxColumns(): Column<Conversation>[] {
  const { t } = useLingui()
  const { nameOf, aboutOf } = useConversationText()
  const previewOf = usePreviewText()
  const isUnread = ({ unread, isMarkedUnread }: Conversation) => unread > 0 || isMarkedUnread
  return [
    {
      id: 'name',
      header: t`With`,
      renderCell: (row) => (
        <span className={styles.name} data-unread={isUnread(row) || undefined}>
          <Link to={conversationHref(row.id)}>
            <bdi>{nameOf(row)}</bdi>
          </Link>
          {row.isPinned && (
            <>
              <Icon glyph={IconPinFilled} size={16} />
              <span className="visually-hidden">
                <Trans>Pinned</Trans>
              </span>
            </>
          )}
          {row.unread > 0 && <Badge count={row.unread} label={t`unread`} isYourTurn />}
          {row.unread === 0 && row.isMarkedUnread && (
            <span className="visually-hidden">
              <Trans>Marked as unread</Trans>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'message',
      header: t`Message`,
      renderCell: (row) => (
        <span className={styles.preview} data-unread={isUnread(row) || undefined} dir="auto">
          {previewOf(row.preview)}
        </span>
      ),
    },
    { id: 'about', header: t`About`, isHiddenOnPhone: true, renderCell: (row) => <bdi>{aboutOf(row)}</bdi> },
    { id: 'when', header: t`When`, align: 'end', renderCell: ({ preview }) => preview && <ListTime at={preview.at} /> },
  ]
}
