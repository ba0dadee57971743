// Skills and languages in the address of a search: `postgresql~3,go`, `en~B2,pt`.

import { type LanguageLevel, languageLevels } from '#shared/features/jobs/jobs/job-terms.ts'

export type WantedSkill = { slug: string; level: number }
export type WantedLanguage = { language: string; level: LanguageLevel }

const [LOWEST_LANGUAGE_LEVEL] = languageLevels

const partsOf = (text: string): [string, string | undefined][] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', level] = part.split('~')
      return [name, level]
    })

export const readSkills = (text: string): WantedSkill[] =>
  partsOf(text).map(([slug, level]) => ({ slug, level: Number(level ?? 1) }))

export const writeSkills = (skills: readonly WantedSkill[]): string =>
  skills.map(({ slug, level }) => (level === 1 ? slug : `${slug}~${level}`)).join(',')

export const readLanguages = (text: string): WantedLanguage[] =>
  partsOf(text).map(([language, level]) => ({
    language,
    level: languageLevels.find((one) => one === level) ?? LOWEST_LANGUAGE_LEVEL,
  }))

export const writeLanguages = (languages: readonly WantedLanguage[]): string =>
  languages
    .map(({ language, level }) => (level === LOWEST_LANGUAGE_LEVEL ? language : `${language}~${level}`))
    .join(',')
