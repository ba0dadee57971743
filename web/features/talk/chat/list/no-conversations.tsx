import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { ConversationFilter } from '../chat-queries.ts'

export function NoConversations({ filter }: { filter: ConversationFilter }) {
  const { t } = useLingui()
  if (filter === 'unread')
    return (
      <EmptyState title={t`Nothing unread`}>
        <Trans>You have read everything. New messages show up here by themselves.</Trans>
      </EmptyState>
    )
  if (filter === 'archived')
    return (
      <EmptyState title={t`Nothing archived`}>
        <Trans>What you archive waits here, and comes back when somebody writes.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={t`No conversations yet`}>
      <Trans>Companies you apply to write here, and so does our support.</Trans>
    </EmptyState>
  )
}
