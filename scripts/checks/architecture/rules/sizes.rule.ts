// Small files in small folders: beyond these numbers readers lose track.

import { folderOf, isTestCode } from '../file-place.ts'
import type { Rule } from '../source-tree.ts'

const MAX_LINES = 400
const MAX_FILES_IN_FOLDER = 15

/** web/ui is a catalogue, looked up by component name; subfolders would only hide the name. */
const CATALOGUES = ['web/ui']

export const sizeRules: Rule[] = [
  {
    name: `no file is longer than ${MAX_LINES} lines`,
    check: ({ files }) =>
      files
        .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
        .filter(({ lines }) => lines > MAX_LINES)
        .map(({ path, lines }) => ({ path, message: `has ${lines} lines: split it by subject` })),
  },
  {
    name: `no folder holds more than ${MAX_FILES_IN_FOLDER} files beside their tests and styles`,
    check({ files }) {
      const counted = files.map(({ path }) => path).filter((path) => !isTestCode(path) && !path.endsWith('.css'))
      const folders = Map.groupBy(counted, folderOf)
      return [...folders]
        .filter(
          ([folder, paths]) => paths.length > MAX_FILES_IN_FOLDER && folder !== '' && !CATALOGUES.includes(folder),
        )
        .map(([path, { length }]) => ({
          path,
          message: `holds ${length} files: sort them into sub-folders by subject`,
        }))
    },
  },
]
