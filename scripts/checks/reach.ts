// Which files a change can break for the compiler and the linter: those it touches and everything that imports them, directly or
// not.

import type { SourceFile } from './architecture/source-file.ts'

/** Decides how everything is compiled or linted. */
const SETTINGS = /(^|\/)(package(-lock)?\.json|tsconfig[^/]*\.json|\.oxlintrc\.json)$|\.d\.ts$/
/** Adds to types of others without being imported. */
const GLOBAL_TYPES = /^\s*declare (module|global)\b/m
/** Pages get their types from it, through generated files. */
const ROUTES = 'web/routes.ts'

type Source = Pick<SourceFile, 'path' | 'text' | 'imports'>

/** Null for all files. A changed file may be gone. */
export function filesReachedBy(changed: readonly string[], files: readonly Source[]): string[] | null {
  if (changed.some((path) => SETTINGS.test(path))) return null
  const importers = Map.groupBy(
    files.flatMap(({ path, imports }) =>
      imports.flatMap(({ to }) => (to.kind === 'file' ? [{ path, of: to.path }] : [])),
    ),
    ({ of }) => of,
  )
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer.path)
  const found = files.filter(({ path }) => reached.has(path) && !path.endsWith('.css'))
  if (reached.has(ROUTES) || found.some(({ text }) => GLOBAL_TYPES.test(text))) return null
  return found.map(({ path }) => path)
}
