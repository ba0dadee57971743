import { Trans } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Callout } from '#web/ui/callout.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { conversationHref } from '../chat-queries.ts'
import styles from './notices.module.css'
import { useLeave } from './use-leave.ts'

/** Above the composer for the recipient of a message request: replying accepts it. */
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
        title={<Trans>Message request</Trans>}
        action={
          conversation.canLeave && (
            <PlainButton onPress={() => void decline()}>
              <Trans>Decline</Trans>
            </PlainButton>
          )
        }
      >
        <Trans>
          <bdi>{name}</bdi> has not messaged you before. Until you reply they cannot write again or see whether you are
          online or have read this.
        </Trans>
      </Callout>
    </div>
  )
}
