import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { NewConversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { useOpenConversation } from '../use-open-conversation.ts'
import styles from './thread.module.css'

/** `/chat?company=…` and `/chat?person=…`, the targets of links on jobs, invitations and services: finds or starts the conversation and replaces this URL. */
export function OpeningConversation({ wanted }: { wanted: NewConversation }) {
  const { t } = useLingui()
  const { open } = useOpenConversation()
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void open(wanted, { isInstead: true })
  })
  return (
    <section className={styles.nothing} aria-label={t`Conversation`}>
      <Skeleton>
        <SkeletonRows />
      </Skeleton>
      <noscript>
        <Trans>Turn on JavaScript in your browser to send messages.</Trans>
      </noscript>
    </section>
  )
}
