import { Trans } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/chat/conversation.contract.ts'
import { Callout } from '#web/ui/callout.tsx'

/** Money or papers asked for before there is an offer: the commonest fraud there is. */
export function GraveWarning({ risks }: Pick<Conversation, 'risks'>) {
  if (risks.length === 0) return null
  return (
    <Callout tone="warn" title={<Trans>Be careful in this conversation</Trans>}>
      {risks.includes('money') ? (
        <Trans>Somebody here speaks of money before there is an offer. You never pay to get a job.</Trans>
      ) : (
        <Trans>Somebody here asks for your papers before there is an offer. Keep them to yourself until then.</Trans>
      )}
    </Callout>
  )
}
