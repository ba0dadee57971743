import { useLingui } from '@lingui/react/macro'
import type { FoundJob } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type {
  RecommendationGap,
  RecommendationMatch,
} from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useTermText } from '#web/features/jobs/jobs/parts/term-text.ts'

/** The reasons for and against a job, as lines of text. */
export function useReasonText(job: FoundJob) {
  const { t, i18n } = useLingui()
  const { nameLanguage } = usePlaceText()
  const { nameSeniority } = useTermText()
  const nameSkill = (id: string) => job.skills.find(({ skillId }) => skillId === id)?.name ?? id
  const seniority = nameSeniority(job.seniority)

  /** Exact skill matches share one line; every other match has its own. */
  function describeMatches(matches: readonly RecommendationMatch[]): string[] {
    const plain = matches.flatMap((match) =>
      match.code === 'skill' && match.through === null ? [`${nameSkill(match.skillId)} ${match.level}`] : [],
    )
    const rest = matches.filter((match) => match.code !== 'skill' || match.through !== null).map(describeMatch)
    if (plain.length === 0) return rest
    const skills = listFormat(i18n.locale).format(plain)
    return [t`You have ${skills} at the level they ask for, or higher`, ...rest]
  }

  function describeMatch(match: RecommendationMatch): string {
    switch (match.code) {
      case 'skill': {
        const skill = nameSkill(match.skillId)
        const through = match.through ?? skill
        return t`${skill}, closely related to your ${through}`
      }
      case 'seniority':
        return t`${seniority} level, same as yours`
      case 'step_up':
        return t`${seniority} level, a step up for you`
      case 'pay':
        return t`Pays your minimum or more`
      case 'language': {
        const language = nameLanguage(match.language)
        return t`${language} at ${match.level}, which you speak`
      }
      case 'new':
        return t`Posted in the last three days`
    }
  }

  function describeGap(gap: RecommendationGap): string {
    switch (gap.code) {
      case 'skill_missing': {
        const skill = nameSkill(gap.skillId)
        return gap.isRequired ? t`${skill} at level ${gap.wanted}` : t`${skill} at level ${gap.wanted}, nice to have`
      }
      case 'skill_level': {
        const skill = nameSkill(gap.skillId)
        return t`${skill}: you are at level ${gap.level}, they ask for ${gap.wanted}`
      }
      case 'seniority':
        return gap.steps > 0 ? t`${seniority} level, well above yours` : t`${seniority} level, below yours`
      case 'pay':
        return t`Pays less than your minimum`
      case 'language': {
        const language = nameLanguage(gap.language)
        return t`${language} at ${gap.level}`
      }
    }
  }

  return { describeMatches, describeGap }
}
