import { useLingui } from '@lingui/react/macro'
import type { RankingPart } from '#shared/features/jobs/recommendations/ranking/ranking-weights.ts'

/** The parts of a score in words. A part without words does not compile. */
export function usePartWords() {
  const { t } = useLingui()
  const parts: Record<RankingPart, string> = {
    skills: t`Your skills and levels`,
    feedback: t`What you said no to`,
    fit: t`Whether you can take it: country and hours`,
    seniority: t`Level of the work`,
    pay: t`Pay beside the least you work for`,
    language: t`Languages`,
    recency: t`How new it is`,
  }
  return { namePart: (part: RankingPart) => parts[part] }
}
