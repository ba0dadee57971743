import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { CannotWrite } from '../composer/cannot-write.tsx'
import { blockedOther } from '../conversation-text.ts'
import { BlockedNotice } from './blocked-notice.tsx'
import { RequestNotice } from './request-notice.tsx'

/**
 * Replaces the composer with the reason why nobody can write now; for a message request, a note above it says that replying
 * accepts it.
 */
export function ComposerNotice({ conversation, name }: { conversation: Conversation; name: string }) {
  const blocked = blockedOther(conversation)
  if (blocked) return <BlockedNotice person={blocked} />
  if (!conversation.canWrite) return <CannotWrite conversation={conversation} name={name} />
  return <RequestNotice conversation={conversation} name={name} />
}
