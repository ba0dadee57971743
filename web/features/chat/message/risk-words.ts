import { useLingui } from '@lingui/react/macro'
import type { MessageRisk } from '#shared/features/chat/message-risks.ts'

/** Whoever reads only one of them reads the one that matters most. */
const byGravity: readonly MessageRisk[] = ['money', 'documents', 'elsewhere', 'link']

/** What to be careful with, each so short that four of them leave room for the conversation. */
export function useRiskWords(): (risks: readonly MessageRisk[]) => readonly { risk: MessageRisk; words: string }[] {
  const { t } = useLingui()
  const words: Record<MessageRisk, string> = {
    money: t`Money: you never pay to get a job.`,
    documents: t`Personal papers: send none before an offer.`,
    elsewhere: t`Another app: we cannot help you there.`,
    link: t`A link: open it only if you expect it.`,
  }
  return (risks) => byGravity.filter((risk) => risks.includes(risk)).map((risk) => ({ risk, words: words[risk] }))
}
