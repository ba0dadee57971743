import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { isWithCompany, onlyOther } from '../conversation-text.ts'

/** The shape says who replies: a company is square, a person round, with their own flag. */
export function ConversationMark({ conversation, name }: { conversation: Conversation; name: string }) {
  if (isWithCompany(conversation)) return <CompanyMark name={name} />
  return <Avatar name={name} country={onlyOther(conversation)?.country ?? undefined} />
}
