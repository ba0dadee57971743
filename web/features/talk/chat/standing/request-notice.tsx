import { Trans } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Callout } from '#web/ui/callout.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { conversationHref } from '../chat-queries.ts'
import styles from './standing.module.css'
import { useLeave } from './use-leave.ts'

/** Above the composer, for whoever was written to unasked: an answer is what accepts it. */
export function RequestNotice({ conversation, name }: { conversation: Conversation; name: string }) {
  const leave = useLeave()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const decline = async () => {
    if (await leave(conversation, name)) await navigate(conversationHref(null, search))
  }
  return (
    <div className={styles.notice}>
      <Callout
        tone="soft"
        title={<Trans>A first message</Trans>}
        action={
          conversation.canLeave && (
            <PlainButton onPress={() => void decline()}>
              <Trans>Decline</Trans>
            </PlainButton>
          )
        }
      >
        <Trans>
          <bdi>{name}</bdi> has not written to you before. Until you answer they cannot write again, and see neither
          that you read this nor that you are here.
        </Trans>
      </Callout>
    </div>
  )
}
