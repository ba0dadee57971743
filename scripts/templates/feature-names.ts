// One name in the spellings needed for paths, code and SQL.

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export type FeatureNames = {
  /** `jobs`: its area. */
  area: string
  /** `saved-jobs` */
  kebab: string
  /** `savedJobs` */
  camel: string
  /** `SavedJobs` */
  pascal: string
  /** `saved_jobs` */
  snake: string
  /** `Saved jobs` */
  title: string
}

export function namesOf(area: string, kebab: string): FeatureNames {
  if (!KEBAB_CASE.test(kebab)) throw new Error(`«${kebab}» is not in kebab-case, like saved-jobs`)
  const pascal = kebab.split('-').map(capitalize).join('')
  return {
    area,
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: kebab.replaceAll('-', '_'),
    title: capitalize(kebab.replaceAll('-', ' ')),
  }
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
