import { Suspense } from 'react'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { useIsSeeker } from '../conversation-text.ts'
import styles from './safety.module.css'
import { SafetyRule } from './safety-rule.tsx'

const FoundRisks = lazyPart(async () => (await import('./found-risks.tsx')).FoundRisks)

export type SafetyProps = {
  conversation: Conversation
  /** Null until someone else has written: there is nothing to report yet. */
  onReport: (() => void) | null
}

/**
 * Above the messages, so that it cannot scroll out of sight. Always rendered: screen readers only announce changes of an existing
 * live region.
 */
export function SafetyLine({ conversation, onReport }: SafetyProps) {
  const isSeeker = useIsSeeker(conversation)
  return (
    <div role="status" className={styles.line}>
      {conversation.risks.length > 0 ? (
        <Suspense fallback={null}>
          <FoundRisks conversation={conversation} onReport={onReport} />
        </Suspense>
      ) : (
        isSeeker && (
          <div className={styles.rule}>
            <SafetyRule onReport={onReport} />
          </div>
        )
      )}
    </div>
  )
}
