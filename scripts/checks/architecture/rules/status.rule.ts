// Statuses are compared only next to their machine, which exports a predicate for each question. Whoever adds a status
// then sees in one file every question it has to answer.

import { isTestCode, sideOf } from '../file-place.ts'
import type { Rule } from '../source-tree.ts'

export const statusRules: Rule[] = [
  {
    name: 'a status is compared only in the file of its machine',
    check: ({ files }) => {
      const statuses = new Set(files.flatMap(({ machineStatuses }) => machineStatuses))
      return files
        .filter(mayImportMachine)
        .flatMap(({ path, comparedStatuses }) =>
          comparedStatuses
            .filter(({ word }) => statuses.has(word))
            .map(({ line, word }) => ({ path, line, message: `compares a status with '${word}'` })),
        )
    },
  },
]

// Platform, kit and ui import no feature, so a `status` there is something else: of a socket, or of a form being saved.
const OUTSIDE_FEATURES = ['shared/kit/', 'server/platform/', 'web/ui/', 'web/platform/', 'web/app/form/']

const mayImportMachine = ({ path, machineStatuses }: { path: string; machineStatuses: string[] }): boolean =>
  sideOf(path) !== null &&
  machineStatuses.length === 0 &&
  !isTestCode(path) &&
  !OUTSIDE_FEATURES.some((folder) => path.startsWith(folder))
