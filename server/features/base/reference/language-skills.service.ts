import { languageRows } from './language-rows.ts'

/** People list languages among their skills; jobs require them by tag. */
export const languageOfSkill: ReadonlyMap<string, string> = new Map(languageRows.map(({ slug, tag }) => [slug, tag]))
