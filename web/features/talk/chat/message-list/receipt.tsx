import { Trans } from '@lingui/react/macro'
import { IconCheck, IconChecks } from '@tabler/icons-react'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './message-run.module.css'
import { receiptState } from './receipt-state.ts'

export function Receipt({ seq, others }: { seq: number; others: Conversation['others'] }) {
  const receipt = receiptState(seq, others)
  const { readers, others: all } = receipt.state === 'read-by' ? receipt : { readers: 0, others: 0 }
  return (
    <span className={styles.receipt} data-state={receipt.state}>
      <Icon glyph={receipt.state === 'sent' ? IconCheck : IconChecks} size={16} />
      {receipt.state === 'sent' && <Trans>Sent</Trans>}
      {receipt.state === 'delivered' && <Trans>Delivered</Trans>}
      {receipt.state === 'read' && <Trans>Read</Trans>}
      {receipt.state === 'read-by' && (
        <Trans>
          Read by {readers} of {all}
        </Trans>
      )}
    </span>
  )
}
