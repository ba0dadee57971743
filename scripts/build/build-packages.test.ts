import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = ['{vite,lingui,react-router}.config.ts', 'scripts/build.ts', 'scripts/{build,lingui}/*.ts']
/** Imports, static or not, and tools that are run from node_modules. */
const USE = /(?:^import .* from |import\(|import\.meta\.url\)\(|\['node_modules\/)'?((?:@[\w-]+\/)?[\w-]+)/gm

it('the build needs no development packages: `npm start` does not install them', () => {
  const files = globSync(sources).filter((file) => !/\.(test|setup)\.ts$/.test(file))
  const used = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(USE)].map(([, name = '']) => name))
    .filter((name) => name !== 'node')
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  expect(used).toEqual(expect.arrayContaining(['vite', '@react-router/dev', '@lingui/cli', 'wabt']))
  expect([...new Set(used)].filter((name) => !(name in dependencies))).toEqual([])
})

it('neither does running', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: object }
  const files = globSync('{server,shared,web}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|setup|builder)\.tsx?$|\/testing\/|test-/.test(file),
  )
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(USE)].flatMap(([, name = '']) => (name in devDependencies ? [name] : [])),
  )
  expect([...new Set(used)]).toEqual([])
})
