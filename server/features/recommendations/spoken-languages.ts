// Languages are told among the skills, with a level from one to five; jobs ask for them by tag and level of the CEFR.

import type { LanguageLevel } from '#shared/features/jobs/job-terms.ts'

const languageOfSkill: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arabic: 'ar',
    dutch: 'nl',
    english: 'en',
    french: 'fr',
    german: 'de',
    hindi: 'hi',
    indonesian: 'id',
    italian: 'it',
    japanese: 'ja',
    korean: 'ko',
    mandarin: 'zh',
    polish: 'pl',
    portuguese: 'pt',
    russian: 'ru',
    spanish: 'es',
    swahili: 'sw',
    turkish: 'tr',
    ukrainian: 'uk',
  }),
)

export const languageSkills = [...languageOfSkill.keys()]

const levels: readonly LanguageLevel[] = ['A2', 'B1', 'B2', 'C1', 'C2']

type Claimed = { skillId: string; level: number }

export const isLanguage = ({ skillId }: { skillId: string }): boolean => languageOfSkill.has(skillId)

export const spokenLanguages = (skills: readonly Claimed[]): { language: string; level: LanguageLevel }[] =>
  skills.flatMap(({ skillId, level }) => {
    const language = languageOfSkill.get(skillId)
    return language === undefined ? [] : [{ language, level: levels[level - 1] ?? 'A2' }]
  })
