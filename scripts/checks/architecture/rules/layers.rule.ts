// Lower layers know nothing of higher ones: ui and platform are below features, pages and tests on top.

import { featureOf, isTestCode, roleOf } from '../file-place.ts'
import type { Import } from '../source-file.ts'
import type { Rule, Tree, Violation } from '../source-tree.ts'

const BELOW_FEATURES = ['server/platform/', 'web/platform/', 'web/ui/', 'shared/kit/', 'shared/access/']

const UI_FILES = ['web/ui/', 'web/platform/', 'shared/kit/']
const UI_PACKAGES = [
  // the code editor, which is loaded with the first field for code
  '@codemirror/commands',
  '@codemirror/lang-go',
  '@codemirror/lang-javascript',
  '@codemirror/lang-python',
  '@codemirror/language',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@internationalized/date',
  '@lingui/core',
  '@lingui/react',
  '@tabler/icons-react',
  'react',
  'react-aria-components',
  'react-dom',
  'react-router',
]

/** The demo world and everything outside the product use builders, too. */
const BUILDER_USERS = ['server/seeds/', 'scripts/', 'bench/', 'drill/']

export const layerRules: Rule[] = [
  {
    name: 'platform, ui and kit import no feature',
    check: (tree) =>
      judge(
        tree,
        (path, target) => startsWithAny(path, BELOW_FEATURES) && !isTestCode(path) && featureOf(target) !== null,
      ),
  },
  {
    name: 'ui imports only ui, platform, kit and rendering libraries',
    check: (tree) =>
      judge(tree, (path, target, { to }) => {
        if (!path.startsWith('web/ui/') || isTestCode(path)) return false
        return to.kind === 'package' ? !UI_PACKAGES.includes(to.name) : !startsWithAny(target, UI_FILES)
      }),
  },
  {
    name: 'nothing imports a page',
    check: (tree) => judge(tree, (path, target) => roleOf(target) === 'page' && !isTestCode(path)),
  },
  {
    name: 'product code imports no test and no builder',
    check: (tree) =>
      judge(tree, (path, target) => {
        const role = roleOf(target) ?? ''
        if (isTestCode(path) || !['test', 'spec', 'setup', 'builder'].includes(role)) return false
        return role !== 'builder' || !startsWithAny(path, BUILDER_USERS)
      }),
  },
  {
    name: 'only features import queries and presenters',
    check: (tree) =>
      judge(tree, (path, target) => {
        if (featureOf(path) !== null || isTestCode(path) || !path.startsWith('server/')) return false
        return ['queries', 'presenter'].includes(roleOf(target) ?? '')
      }),
  },
]

const startsWithAny = (path: string, prefixes: readonly string[]) => prefixes.some((prefix) => path.startsWith(prefix))

function judge({ files }: Tree, isWrong: (path: string, target: string, one: Import) => boolean): Violation[] {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter((one) => isWrong(path, one.to.kind === 'file' ? one.to.path : '', one))
      .map(({ line, specifier }) => ({ path, line, message: `imports ${specifier}` })),
  )
}
