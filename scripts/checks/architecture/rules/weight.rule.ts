// What a visitor must load before a page works. The build measures it; this rule points to the line that would add
// weight.

import { isTestCode, sideOf } from '../file-place.ts'
import type { Import, SourceFile } from '../source-file.ts'
import type { Rule } from '../source-tree.ts'

const SCHEMA_LIBRARY = 'zod'

export const weightRules: Rule[] = [
  {
    name: 'web imports contracts and schemas as types or on demand',
    check: ({ files }) => {
      const withSchemas = filesWithSchemas(files.filter(({ path }) => sideOf(path) === 'shared'))
      return files
        .filter(({ path }) => sideOf(path) === 'web' && !isTestCode(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter((one) => isLoadedWithFile(one) && loadsSchemas(one, withSchemas))
            .map(({ line, specifier }) => ({ path, line, message: `imports ${specifier}` })),
        )
    },
  },
]

/** Every file that loads the library, directly or through its imports. */
function filesWithSchemas(files: readonly SourceFile[]): Set<string> {
  const found = new Set<string>()
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const { path, imports } of files) {
      if (imports.some((one) => isLoadedWithFile(one) && loadsSchemas(one, found))) found.add(path)
    }
  }
  return found
}

const isLoadedWithFile = ({ isType, isDynamic }: Import) => !isType && !isDynamic

const loadsSchemas = ({ to }: Import, withSchemas: ReadonlySet<string>) =>
  (to.kind === 'package' && to.name === SCHEMA_LIBRARY) || (to.kind === 'file' && withSchemas.has(to.path))
