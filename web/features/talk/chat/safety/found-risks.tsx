import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '#web/ui/icon.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useRiskText } from '../message/risk-text.ts'
import { useOwnView } from '../use-own-view.ts'
import styles from './safety.module.css'
import type { SafetyProps } from './safety-line.tsx'

/** Dismissed for good on all of the person's devices; a new risky message shows it again. */
export function FoundRisks({ conversation, onReport }: SafetyProps) {
  const describe = useRiskText()
  const { change } = useOwnView(conversation.id)
  return (
    <div className={styles.risks}>
      <Icon glyph={IconAlertTriangle} size={20} />
      <div className={styles.found}>
        <p className={styles.title}>
          <Trans>Be careful in this conversation</Trans>
        </p>
        <ul role="list">
          {describe(conversation.risks).map(({ risk, text }) => (
            <li key={risk}>{text}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        {onReport && (
          <PlainButton variant="text" onPress={onReport}>
            <Trans>Report</Trans>
          </PlainButton>
        )}
        <PlainButton variant="text" onPress={() => void change({ warnedSeq: conversation.lastSeq })}>
          <Trans>Got it</Trans>
        </PlainButton>
      </div>
    </div>
  )
}
