import { useLingui } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'

/** The last message in one line. */
export function usePreviewText(): (preview: Conversation['preview']) => string {
  const { t } = useLingui()
  const ownId = useIdentity()?.id
  return (preview) => {
    if (!preview) return ''
    const text = preview.text || t`This message was deleted`
    return preview.senderId === ownId ? t`You: ${text}` : text
  }
}
