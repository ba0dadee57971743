import { languageRows } from '#shared/features/base/reference/language-rows.ts'

/** People list languages among their skills; jobs require them by tag. */
export const languageOfSkill: ReadonlyMap<string, string> = new Map(languageRows.map(({ slug, tag }) => [slug, tag]))

/** Every language with its tag and the names people use for it. */
export const spokenLanguages = languageRows
