import { useLingui } from '@lingui/react/macro'
import type { TextRisk } from '#shared/kit/text/text-risks.ts'

/** Most serious first, for those who only read one. */
const byGravity: readonly TextRisk[] = ['money', 'documents', 'elsewhere', 'link']

/** What to be careful about, short enough that four of them leave room for the conversation. */
export function useRiskText(): (risks: readonly TextRisk[]) => readonly { risk: TextRisk; text: string }[] {
  const { t } = useLingui()
  const labels: Record<TextRisk, string> = {
    money: t`Mentions money: never pay to get a job.`,
    documents: t`Do not send ID documents before you have an offer.`,
    elsewhere: t`Asks you to switch to another app: we cannot protect you there.`,
    link: t`Contains a link: open it only if you were expecting it.`,
  }
  return (risks) => byGravity.filter((risk) => risks.includes(risk)).map((risk) => ({ risk, text: labels[risk] }))
}
