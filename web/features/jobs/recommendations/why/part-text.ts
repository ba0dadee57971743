import { useLingui } from '@lingui/react/macro'
import type { RankingPart } from '#shared/features/jobs/recommendations/ranking/ranking-weights.ts'

/** The parts of a score in words. A part without a text does not compile. */
export function usePartText() {
  const { t } = useLingui()
  const parts: Record<RankingPart, string> = {
    skills: t`Your skills and levels`,
    feedback: t`Jobs you dismissed`,
    fit: t`Open to you: country and hours`,
    role: t`Roles in your headline and of jobs you applied for or saved`,
    seniority: t`Seniority`,
    pay: t`Pay compared with your minimum`,
    language: t`Languages`,
    recency: t`Freshness`,
  }
  return { namePart: (part: RankingPart) => parts[part] }
}
