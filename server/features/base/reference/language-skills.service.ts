import { languageRows } from './language-rows.ts'

/** Languages are told among the skills; jobs ask for them by tag. */
export const languageOfSkill: ReadonlyMap<string, string> = new Map(languageRows.map(({ slug, tag }) => [slug, tag]))
