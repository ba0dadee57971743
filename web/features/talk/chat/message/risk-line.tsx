import { IconAlertTriangle } from '@tabler/icons-react'
import type { TextRisk } from '#shared/kit/text/text-risks.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './message-item.module.css'
import { useRiskText } from './risk-text.ts'

export function RiskLine({ risks }: { risks: readonly TextRisk[] }) {
  const describe = useRiskText()
  if (risks.length === 0) return null
  return (
    <p className={styles.risk}>
      <Icon glyph={IconAlertTriangle} size={16} />
      {describe(risks)
        .map(({ text }) => text)
        .join(' ')}
    </p>
  )
}
