// Things that may be done in one place only, or nowhere.

import { roleOf, sideOf } from '../file-place.ts'
import type { SourceFile } from '../source-file.ts'
import type { Rule, Violation } from '../source-tree.ts'

const SETTINGS = 'server/platform/config.ts'
const TEST_FILE = /\.(test|spec)\.tsx?$/
const FOCUSED_OR_SKIPPED = /(?<![\w.])(it|test|describe|suite)(\.\w+)*\.(only|skip|skipIf|runIf|todo|fixme|fails)\b/
const TODO_WITHOUT_ISSUE = /\b(TODO|FIXME|HACK|XXX)\b(?!\(#\d+\): )/

export const safetyRules: Rule[] = [
  {
    name: `only ${SETTINGS} reads the environment`,
    check: ({ files }) =>
      files
        .filter(
          ({ path }) => sideOf(path) !== null && path !== SETTINGS && !['test', 'setup'].includes(roleOf(path) ?? ''),
        )
        .flatMap(({ path, processEnvLines }) => at(path, processEnvLines, 'reads process.env')),
  },
  {
    name: 'no HTML bypasses React',
    check: ({ files }) =>
      files.flatMap(({ path, innerHtmlLines }) => at(path, innerHtmlLines, 'uses dangerouslySetInnerHTML')),
  },
  {
    name: 'no test is skipped or focused',
    check: ({ files }) =>
      files.filter(({ path }) => TEST_FILE.test(path)).flatMap((file) => linesWith(file, FOCUSED_OR_SKIPPED)),
  },
  {
    name: 'every TODO has an issue number',
    check: ({ files }) => files.flatMap((file) => linesWith(file, TODO_WITHOUT_ISSUE)),
  },
]

const at = (path: string, lines: number[], message: string): Violation[] =>
  lines.map((line) => ({ path, line, message }))

function linesWith({ path, text }: SourceFile, pattern: RegExp): Violation[] {
  // This file and its test have to spell out the words.
  if (path.includes('/safety.rule.')) return []
  return text
    .split('\n')
    .flatMap((content, index) => (pattern.test(content) ? [{ path, line: index + 1, message: content.trim() }] : []))
}
