// Files that must match the code but that no compiler reads.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { type Check, outcomeOf } from './check.ts'
import { projectRoot } from './tool.ts'

const VARIABLE = /^[A-Z][A-Z0-9_]+$/

export const settingsChecks: Check[] = [
  {
    name: '.env.example',
    run: async () => outcomeOf(compareVariables(await read('server/platform/config.ts'), await read('.env.example'))),
  },
]

const read = (path: string) => readFile(join(projectRoot, path), 'utf8')

/** The example contains every variable of the settings, set or commented out, and no others. */
export function compareVariables(config: string, example: string): string[] {
  const known = keysOf(config)
  const described = example.split('\n').flatMap((line) => line.match(/^#? ?([A-Z][A-Z0-9_]+)=/)?.[1] ?? [])
  return [
    ...known.filter((name) => !described.includes(name)).map((name) => `${name} is missing from .env.example`),
    ...described.filter((name) => !known.includes(name)).map((name) => `${name} in .env.example is read nowhere`),
  ]
}

export function keysOf(config: string): string[] {
  const names = new Set<string>()
  new Visitor({
    Property({ key }) {
      if (key.type === 'Identifier' && VARIABLE.test(key.name)) names.add(key.name)
    },
  }).visit(parseSync('config.ts', config).program)
  return [...names]
}
