// The three sides run in different places: web in the browser, server in Node, shared in both.

import { isTestCode, roleOf, sideOf } from '../file-place.ts'
import type { Import } from '../source-file.ts'
import type { Rule, Tree, Violation } from '../source-tree.ts'

/** Libraries that may reach the browser. A server library in web/ would end up in the bundle. */
const WEB_PACKAGES = [
  '@fontsource-variable/onest',
  '@internationalized/date',
  '@codemirror/commands',
  '@codemirror/lang-go',
  '@codemirror/lang-javascript',
  '@codemirror/lang-python',
  '@codemirror/language',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@jitl/quickjs-wasmfile-release-sync',
  '@lingui/core',
  '@lingui/message-utils',
  '@lingui/react',
  '@simplewebauthn/browser',
  '@tabler/icons-react',
  '@tanstack/react-query',
  'laravel-echo',
  'mediabunny',
  'posthog-js',
  'pusher-js',
  'quickjs-emscripten-core',
  'react',
  'react-aria-components',
  'react-dom',
  'react-router',
  'tus-js-client',
  'y-codemirror.next',
  'y-protocols',
  'yjs',
  'zod',
]

/** web/routes.ts is read by the build, .server files by the rendering server: neither reaches the browser. */
const isOutsideBrowser = (path: string) => path === 'web/routes.ts' || roleOf(path) === 'server'
const BUILD_PACKAGES = ['@react-router/dev', '@react-router/node', ...WEB_PACKAGES]

export const sideRules: Rule[] = [
  {
    name: 'web does not import server',
    check: (tree) => judgeImports(tree, 'web', ({ to }) => to.kind === 'file' && sideOf(to.path) === 'server'),
  },
  {
    name: 'web imports no Node modules',
    check: (tree) => judgeImports(tree, 'web', ({ to }, path) => to.kind === 'node' && !isOutsideBrowser(path)),
  },
  {
    name: 'web imports only libraries made for the browser',
    check: (tree) =>
      judgeImports(tree, 'web', ({ to }, path) => {
        const allowed = isOutsideBrowser(path) ? BUILD_PACKAGES : WEB_PACKAGES
        return to.kind === 'package' && !allowed.includes(to.name)
      }),
  },
  {
    name: 'server does not import web',
    check: (tree) => judgeImports(tree, 'server', ({ to }) => to.kind === 'file' && sideOf(to.path) === 'web'),
  },
  {
    name: 'shared imports only shared, zod and the types of Lingui and QuickJS',
    check: (tree) => judgeImports(tree, 'shared', isForeignToShared),
  },
]

/** Only their types: server and browser each load the library themselves. */
const TYPES_FOR_SHARED = ['@lingui/core', 'quickjs-emscripten-core']

function isForeignToShared({ to, isType }: Import): boolean {
  if (to.kind === 'file') return sideOf(to.path) !== 'shared'
  return to.kind === 'node' || !(to.name === 'zod' || (isType && TYPES_FOR_SHARED.includes(to.name)))
}

function judgeImports(tree: Tree, side: string, isWrong: (one: Import, path: string) => boolean): Violation[] {
  return tree.files
    .filter(({ path }) => sideOf(path) === side && !isTestCode(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((one) => isWrong(one, path))
        .map(({ line, specifier }) => ({ path, line, message: `imports ${specifier}` })),
    )
}
