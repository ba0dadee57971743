import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TextRisk } from '#shared/kit/text/text-risks.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './message-item.module.css'

/** One line, about the gravest: several warnings at once are read by nobody. */
const byGravity: readonly TextRisk[] = ['money', 'documents', 'elsewhere', 'link']

export function RiskLine({ risks }: { risks: readonly TextRisk[] }) {
  const { t } = useLingui()
  const gravest = byGravity.find((risk) => risks.includes(risk))
  if (!gravest) return null
  const words: Record<TextRisk, string> = {
    money: t`This message speaks of money. You never pay to get a job: if they ask you to, report it.`,
    documents: t`This message speaks of personal papers. Send none before you have an offer.`,
    elsewhere: t`This message leads to another app. We can only help with what is said here.`,
    link: t`This message has a link. Open it only if you expect it.`,
  }
  return (
    <p className={styles.risk}>
      <Icon glyph={IconAlertTriangle} size={16} />
      {words[gravest]}
    </p>
  )
}
