import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconCopy, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { Button as EmojiButton } from 'react-aria-components'
import { DELETE_MINUTES, EDIT_MINUTES, reactions } from '#shared/features/talk/chat/chat-limits.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './message-menu.module.css'
import type { MessageMenuProps } from './message-menu.tsx'
import { useMessageChanges } from './use-message-changes.ts'

type MessagePanelProps = MessageMenuProps & { triggerRef: RefObject<HTMLButtonElement | null>; onClose: () => void }

export function MessagePanel({
  message,
  isOwn,
  conversation,
  ownId,
  actions,
  log,
  triggerRef,
  onClose,
}: MessagePanelProps) {
  const { t } = useLingui()
  const { toggleReaction, remove } = useMessageChanges(log)
  // Evaluated when the panel opens; the server has the last word.
  const [ageMs] = useState(() => Date.now() - Date.parse(message.at))
  const { canWrite } = conversation
  const canEdit = isOwn && message.kind === 'text' && message.body !== '' && ageMs <= EDIT_MINUTES * MINUTE
  const canDelete = isOwn && ageMs <= DELETE_MINUTES * MINUTE
  const act = (action: () => void) => () => {
    onClose()
    action()
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(message.body)
      await showToast({ text: t`Copied` })
    } catch {
      await showToast({ text: t`Your browser blocked copying. Select the text instead.`, isFailure: true })
    }
  }

  return (
    <Popover label={t`This message`} isOpen triggerRef={triggerRef} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {canWrite && (
        <div role="group" aria-label={t`React`} className={styles.emoji}>
          {reactions.map((emoji) => {
            const reaction = message.reactions.find((one) => one.emoji === emoji)
            const isMine = reaction?.personIds.some((id) => id === ownId) ?? false
            return (
              <EmojiButton
                key={emoji}
                className={styles.sign ?? ''}
                aria-pressed={isMine}
                onPress={act(() => void toggleReaction(message, emoji, isMine))}
              >
                <span translate="no">{emoji}</span>
              </EmojiButton>
            )
          })}
        </div>
      )}
      <div className={styles.actions}>
        {canWrite && (
          <Button variant="text" icon={IconArrowBackUp} onPress={act(() => actions.onReply(message))}>
            <Trans>Reply</Trans>
          </Button>
        )}
        {message.body !== '' && (
          <Button variant="text" icon={IconCopy} onPress={act(() => void copy())}>
            <Trans>Copy</Trans>
          </Button>
        )}
        {canEdit && canWrite && (
          <Button variant="text" icon={IconPencil} onPress={act(() => actions.onEdit(message))}>
            <Trans>Edit</Trans>
          </Button>
        )}
        {canDelete && (
          <Button variant="danger-text" icon={IconTrash} onPress={act(() => void remove(message))}>
            <Trans>Delete</Trans>
          </Button>
        )}
        {!isOwn && message.senderId !== null && (
          <Button variant="danger-text" icon={IconFlag} onPress={act(() => actions.onReport(message))}>
            <Trans>Report</Trans>
          </Button>
        )}
      </div>
    </Popover>
  )
}
