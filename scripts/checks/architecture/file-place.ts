// What follows from a path alone: the side, area, feature and role of a file.

export type Side = 'web' | 'server' | 'shared'

const SIDES: readonly string[] = ['web', 'server', 'shared']

export function sideOf(path: string): Side | null {
  const [first = ''] = path.split('/')
  return path.includes('/') && isSide(first) ? first : null
}

const isSide = (word: string): word is Side => SIDES.includes(word)

/** `web/features/jobs/saved-jobs/…` → area `jobs`, feature `saved-jobs`. */
export function placeInFeatures(path: string): { area: string; feature: string } | null {
  const [side = '', folder, area, feature, ...rest] = path.split('/')
  if (!isSide(side) || folder !== 'features' || area === undefined) return null
  return feature === undefined || rest.length === 0 ? null : { area, feature }
}

export const featureOf = (path: string): string | null => placeInFeatures(path)?.feature ?? null

/** `saved-jobs.queries.ts` → `queries`; `job-card.tsx` → null; `a.queries.test.ts` → `test`. */
export function roleOf(path: string): string | null {
  const parts = fileName(path).split('.')
  return parts.length > 2 ? (parts.at(-2) ?? null) : null
}

export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

const TEST_ROLES = ['test', 'spec', 'setup', 'builder']
const TEST_FOLDERS = ['e2e/', 'server/platform/testing/', 'server/test-']

/** Tests, their set-up and builders: never shipped, so they may cross boundaries the product may not. */
export const isTestCode = (path: string): boolean =>
  TEST_ROLES.includes(roleOf(path) ?? '') || TEST_FOLDERS.some((place) => path.startsWith(place))
