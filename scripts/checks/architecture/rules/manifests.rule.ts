// A process learns about features from their manifests and nothing else: the worker would not know a feature that
// registered itself on import or inside its routes.

import { assembledLists } from '../assembled.ts'
import { featureOf, fileName, isTestCode, placeInFeatures, roleOf } from '../file-place.ts'
import type { SourceFile } from '../source-file.ts'
import type { Rule, Tree, Violation } from '../source-tree.ts'

const LIST = 'server/all-features.ts'
/** `defineFeature`, `on`, `provide`: the vocabulary of manifests. */
const MANIFEST_HELPERS = 'server/platform/wiring/feature.ts'
const PLATFORM_PARTS = 'server/platform/platform-parts.ts'
/** Each has a field in the manifest. */
const WIRED_ROLES = ['routes', 'jobs', 'personal-data', 'notifications', 'next-steps']
const REGISTERING = /^(register|unregister|listenTo|hear)(?=[A-Z])/

export const manifestRules: Rule[] = [
  {
    name: 'a feature with something to wire has a manifest',
    check({ files }) {
      const paths = new Set(files.map(({ path }) => path))
      return files
        .filter(({ path }) => path.startsWith('server/features/') && WIRED_ROLES.includes(roleOf(path) ?? ''))
        .filter(({ path }) => !paths.has(manifestOf(path)))
        .map(({ path }) => ({ path, message: `there is no ${manifestOf(path)}` }))
    },
  },
  {
    name: `${LIST} lists every manifest, and nothing else imports one`,
    check(tree) {
      const listed = new Set(tree.files.find(({ path }) => path === LIST)?.imports.map(targetOf))
      return [
        ...tree.files
          .filter(({ path }) => roleOf(path) === 'feature' && !listed.has(path))
          .map(({ path }) => ({ path, message: `is not in ${LIST}` })),
        ...importsOf(tree, (path, target) => roleOf(target) === 'feature' && path !== LIST),
      ]
    },
  },
  {
    name: 'routes are mounted by the manifest of their feature',
    check: (tree) =>
      importsOf(
        tree,
        (path, target) =>
          roleOf(target) === 'routes' &&
          !(featureOf(path) === featureOf(target) && ['feature', 'routes'].includes(roleOf(path) ?? '')),
      ),
  },
  {
    name: 'the assembled lists match what features declare',
    check: (tree) =>
      assembledLists(tree)
        .filter(({ path, text }) => tree.files.find((file) => file.path === path)?.text !== text)
        .map(({ path }) => ({ path, message: 'is out of date; run npm run fix' })),
  },
  {
    name: 'only manifests use listens and provides',
    check: (tree) =>
      importsOf(
        tree,
        (path, target) => target === MANIFEST_HELPERS && roleOf(path) !== 'feature' && path !== PLATFORM_PARTS,
        { alsoTypes: false },
      ),
  },
  {
    name: 'no feature has its own registry',
    check: ({ files }) =>
      files
        .filter(({ path }) => path.startsWith('server/features/') && !isTestCode(path))
        .flatMap(({ path, exports }) =>
          exports
            .filter(({ name }) => REGISTERING.test(name))
            .map(({ name, line }) => ({
              path,
              line,
              message: `${name}: declare it in the manifest, see ${MANIFEST_HELPERS}`,
            })),
        ),
  },
]

function manifestOf(path: string): string {
  const { area = '', feature = '' } = placeInFeatures(path) ?? {}
  return `server/features/${area}/${feature}/${feature}.feature.ts`
}

const targetOf = ({ to }: SourceFile['imports'][number]): string => (to.kind === 'file' ? to.path : '')

function importsOf(
  { files }: Tree,
  isWrong: (path: string, target: string) => boolean,
  { alsoTypes = true } = {},
): Violation[] {
  return files
    .filter(({ path }) => !isTestCode(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((one) => (alsoTypes || !one.isType) && isWrong(path, targetOf(one)))
        .map((one) => ({ path, line: one.line, message: `imports ${fileName(targetOf(one))}` })),
    )
}
