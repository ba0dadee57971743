// Runs oxlint once with this project's settings, on one file for each of the most important rules. Also proves that the
// type-aware half of the linter, which could fail silently, works and reports compiler errors.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { typeChecks } from './compiler.check.ts'
import { type Files, inFolder } from './folder.builder.ts'
import { projectRoot, runTool } from './tool.ts'

const settings: Files = {
  '.oxlintrc.json': readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8'),
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "jsx": "react-jsx", "module": "preserve" } }',
}

const PAGE = 'web/features/jobs/jobs/jobs.page.tsx'

/** rule → a file that breaks it */
const broken: Record<string, [path: string, text: string]> = {
  'no-floating-promises': ['server/floating.ts', 'const save = async () => 1\nsave()'],
  'no-misused-promises': [
    'server/misused.ts',
    'const save = async (one: number) => void one\nexport const all = () => [1].forEach(save)',
  ],
  'switch-exhaustiveness-check': [
    'server/forgetful.ts',
    `export function say(word: 'yes' | 'no') {\n  switch (word) {\n    case 'yes':\n      return 1\n  }\n}`,
  ],
  TS2322: ['server/wrong-type.ts', `export const one: number = 'one'`],
  'no-explicit-any': ['server/anything.ts', 'export const read = (value: any) => value as unknown'],
  'no-restricted-imports': ['server/macro.ts', `import '@lingui/core/macro'`],
  'no-default-export': ['server/default.ts', 'export default 1'],
  'no-barrel-file': ['server/barrel.ts', `export * from './default.ts'`],
  'max-lines': ['server/long.ts', '//\n'.repeat(401)],
  'filename-case': ['server/jobCard.ts', 'export const one = 1'],
  'rules-of-hooks': [
    'web/hook.tsx',
    `import { useState } from 'react'\nexport const A = (p: { on: boolean }) => (p.on ? <b>{useState(1)[0]}</b> : null)`,
  ],
  'alt-text': ['web/picture.tsx', 'export const A = () => <img src="a.png" />'],
}

let findings: string[]

beforeAll(async () => {
  const files = { ...settings, ...Object.fromEntries(Object.values(broken)), [PAGE]: 'export default () => null' }
  const { output } = await inFolder(files, (root) => runTool('oxlint', ['--type-check', '--format=unix'], root))
  findings = output.split('\n')
})

describe('the linter', () => {
  it.each(Object.entries(broken))('enforces %s', (rule, [path]) => {
    expect(findings.filter((line) => line.includes(path)).join('\n')).toContain(`(${rule})`)
  })

  it('allows a page to have a default export', () => {
    expect(findings.filter((line) => line.includes(PAGE) && line.includes('no-default-export'))).toEqual([])
  })
})

it('a change of documents alone has nothing to lint', async () => {
  const outcomes = await Promise.all(typeChecks(['docs/performance.md']).map(({ run }) => run()))
  expect(outcomes.map(({ isPassed }) => isPassed)).toEqual([true, true])
})
