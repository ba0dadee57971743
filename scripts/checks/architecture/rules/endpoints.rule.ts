// server/endpoints.txt makes every change of a guard visible in review, which only works if it is complete.

import { roleOf } from '../file-place.ts'
import type { Rule, Tree } from '../source-tree.ts'

const LIST = 'server/endpoints.txt'

/** Marks a route that deliberately has no contract: health, file content, pages. */
export const OUTSIDE_CONTRACTS = '(outside the contracts)'

export const endpointRules: Rule[] = [
  {
    name: 'contracts spell out method, path and guard of their endpoints',
    check: ({ files }) =>
      files
        .filter(({ path }) => roleOf(path) === 'contract')
        .flatMap(({ path, endpoints }) =>
          endpoints
            .filter(({ method, path: url, guard }) => method === null || url === null || guard === null)
            .map(({ line }) => ({ path, line, message: 'method, path and guard must be plain strings' })),
        ),
  },
  {
    name: 'every endpoint of a contract is mounted with its guard',
    check: (tree) =>
      promised(tree)
        .filter(({ line }) => !tree.endpoints.includes(line))
        .map(({ path, at, line }) => ({ path, line: at, message: `${line} is not in ${LIST}` })),
  },
  {
    name: 'every mounted endpoint is in a contract',
    check(tree) {
      const known = promised(tree).map(({ line }) => line)
      return tree.endpoints
        .filter((line) => !known.includes(line) && !line.endsWith(OUTSIDE_CONTRACTS))
        .map((line) => ({ path: LIST, message: `${line} is in no contract` }))
    },
  },
]

function promised({ files }: Tree) {
  return files
    .filter(({ path }) => roleOf(path) === 'contract')
    .flatMap(({ path, endpoints }) =>
      endpoints.map(({ line: at, method, path: url, guard }) => ({ path, at, line: `${method} ${url} ${guard}` })),
    )
}
