import { useLingui } from '@lingui/react/macro'
import {
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconFlag,
  IconMail,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { Menu, type MenuEntry, type MenuProps } from '#web/ui/menu.tsx'
import { conversationHref } from '../chat-queries.ts'
import { otherSide } from '../conversation-text.ts'
import { useBlock } from '../notices/use-block.ts'
import { useLeave } from '../notices/use-leave.ts'
import { useIsMuted } from '../use-is-muted.ts'
import { useOwnView } from '../use-own-view.ts'

export type ConversationMenuProps = { conversation: Conversation; name: string; onReport: (() => void) | null }
type ConversationEntriesProps = ConversationMenuProps &
  Pick<MenuProps, 'label' | 'triggerRef' | 'isOpen' | 'onOpenChange'>

/** Until unmuted: later than any calendar goes. */
const FOREVER = '9999-12-31T00:00:00.000Z'

/** Loaded when the menu is first opened. */
export function ConversationEntries({ conversation, name, onReport, ...menu }: ConversationEntriesProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { id, kind, isPinned, isArchived, lastSeq } = conversation
  const { change, markUnread } = useOwnView(id)
  const { block, unblock } = useBlock()
  const leave = useLeave()
  const isMuted = useIsMuted(conversation.mutedUntil)
  const close = () => navigate(conversationHref(null, search))
  const mute = (ms: number) => change({ mutedUntil: new Date(Date.now() + ms).toISOString() })

  const silence: MenuEntry[] = isMuted
    ? [{ id: 'unmute', label: t`Unmute`, icon: IconBell, onAction: () => void change({ mutedUntil: null }) }]
    : [
        { id: 'mute-day', label: t`Mute for 8 hours`, icon: IconBellOff, onAction: () => void mute(8 * HOUR) },
        { id: 'mute-week', label: t`Mute for a week`, icon: IconBellOff, onAction: () => void mute(7 * DAY) },
        {
          id: 'mute',
          label: t`Mute until I turn it back on`,
          icon: IconBellOff,
          onAction: () => void change({ mutedUntil: FOREVER }),
        },
      ]
  const order: MenuEntry[] = [
    {
      id: 'pin',
      label: isPinned ? t`Unpin` : t`Pin`,
      icon: isPinned ? IconPinnedOff : IconPin,
      onAction: () => void change({ isPinned: !isPinned }),
    },
    {
      id: 'archive',
      label: isArchived ? t`Move to the inbox` : t`Archive`,
      icon: isArchived ? IconArchiveOff : IconArchive,
      onAction: () => void change({ isArchived: !isArchived }),
    },
  ]
  if (lastSeq > 0)
    order.push({
      id: 'unread',
      label: t`Mark as unread`,
      icon: IconMail,
      // Close it: an open conversation would be marked as read at once.
      onAction: () => void markUnread().then((isDone) => isDone && close()),
    })
  const safety: MenuEntry[] = []
  if (onReport) safety.push({ id: 'report', label: t`Report`, icon: IconFlag, onAction: onReport })
  if (kind !== 'support')
    for (const other of otherSide(conversation))
      safety.push({
        id: `block ${other.id}`,
        label: other.isBlockedByMe ? t`Unblock ${other.name}` : t`Block ${other.name}`,
        icon: IconBan,
        isDanger: !other.isBlockedByMe,
        onAction: () => void (other.isBlockedByMe ? unblock(other) : block(other)),
      })
  if (conversation.canLeave)
    safety.push({
      id: 'leave',
      label: t`Leave`,
      icon: IconDoorExit,
      isDanger: true,
      onAction: () => void leave(conversation, name).then((hasLeft) => hasLeft && close()),
    })
  return (
    <Menu
      {...menu}
      groups={[{ entries: order }, { entries: silence }, ...(safety.length > 0 ? [{ entries: safety }] : [])]}
    />
  )
}
