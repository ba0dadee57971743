import { useLingui } from '@lingui/react/macro'
import type { CourseCategory, CourseLevel, LessonKind } from '#shared/features/learning/courses/course-kinds.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'

export function useCategoryNames(): Record<CourseCategory, string> {
  const { t } = useLingui()
  return {
    contracts: t`Contracts`,
    money: t`Money`,
    'working-remotely': t`Working remotely`,
    'getting-hired': t`Getting hired`,
    growing: t`Growing`,
  }
}

export function useLevelNames(): Record<CourseLevel, string> {
  const { t } = useLingui()
  return { beginner: t`Beginner`, intermediate: t`Intermediate`, advanced: t`Advanced` }
}

export function useKindNames(): Record<LessonKind, string> {
  const { t } = useLingui()
  return {
    article: t`Article`,
    video: t`Video`,
    sound: t`Sound`,
    quiz: t`Quiz`,
    assignment: t`Assignment`,
    download: t`Download`,
  }
}

/** The name of a language that is not the reader's; null for theirs. */
export function useForeignLanguage(): (language: string) => string | null {
  const { i18n } = useLingui()
  return (language) =>
    language === new Intl.Locale(i18n.locale).language
      ? null
      : (displayNames(i18n.locale, { type: 'language' }).of(language) ?? language)
}
