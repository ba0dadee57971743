import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { ConversationFilter } from '../chat-queries.ts'

export function NoConversations({ filter }: { filter: ConversationFilter }) {
  const { t } = useLingui()
  if (filter === 'unread')
    return (
      <EmptyState title={t`Nothing unread`}>
        <Trans>You are all caught up. New messages appear automatically.</Trans>
      </EmptyState>
    )
  if (filter === 'archived')
    return (
      <EmptyState title={t`Nothing archived`}>
        <Trans>Archived conversations stay here and return to your inbox when someone replies.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={t`No conversations yet`}>
      <Trans>Companies you apply to will message you here, and so will our support team.</Trans>
    </EmptyState>
  )
}
