import { expect, it } from 'vitest'
import { importEach, shortenIcon } from './lean-icons.ts'

it('imports each icon from its own file, on as many lines', () => {
  const code =
    "import {\n  IconCheck,\n  IconX,\n} from '@tabler/icons-react'\nimport type { Icon } from '@tabler/icons-react'\n"
  expect(importEach(code)).toBe(
    "import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'; " +
      "import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'\n\n\n\n" +
      "import type { Icon } from '@tabler/icons-react'\n",
  )
})

const anIcon = (kind: string, shapes: unknown) =>
  `const __iconNode = ${JSON.stringify(shapes)};\nconst IconX = createReactComponent("${kind}", "x", "X", __iconNode);\nexport { __iconNode, IconX as default };`
const path = (d: string) => ['path', { d, key: d }]

it('draws the lines of an icon as one path', () =>
  expect(shortenIcon(anIcon('outline', [path('M4 12h2'), path('M8 7v-2')]))).toBe(
    'const IconX = createReactComponent("M4 12h2M8 7v-2");\nexport { IconX as default };',
  ))

it.each([
  ['a relative start', [path('M4 12h2'), path('m1 1v-2')]],
  ['another shape', [path('M4 12h2'), ['circle', { r: '2', key: 'c' }]]],
])('leaves %s as it is', (_what, shapes) =>
  expect(shortenIcon(anIcon('outline', shapes))).toContain(`createReactComponent(${JSON.stringify(shapes)});`),
)

it('marks filled icons', () =>
  expect(shortenIcon(anIcon('filled', [path('M4 12h2')]))).toMatch(/createReactComponent\(\[\["path".*\]\], true\);/))
