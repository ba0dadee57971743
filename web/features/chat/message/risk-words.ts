import { useLingui } from '@lingui/react/macro'
import type { MessageRisk } from '#shared/features/chat/message-risks.ts'

/** Whoever reads only one of them reads the one that matters most. */
const byGravity: readonly MessageRisk[] = ['money', 'documents', 'elsewhere', 'link']

/** What to be careful with, a sentence each. */
export function useRiskWords(): (risks: readonly MessageRisk[]) => readonly { risk: MessageRisk; words: string }[] {
  const { t } = useLingui()
  const words: Record<MessageRisk, string> = {
    money: t`Money is mentioned. You never pay to get a job.`,
    documents: t`Personal papers are mentioned. Send none before you have an offer.`,
    elsewhere: t`Another app is mentioned. We can only help with what is said here.`,
    link: t`There is a link. Open it only if you expect it.`,
  }
  return (risks) => byGravity.filter((risk) => risks.includes(risk)).map((risk) => ({ risk, words: words[risk] }))
}
