// Light and dark, left-to-right and right-to-left come for free as long as no component hard-codes a colour or a side.

import type { Rule, Tree, Violation } from '../source-tree.ts'

const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![-\w])(white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|brown)(?![-\w(])/i

const PHYSICAL_PROPERTY =
  /^((scroll-)?(margin|padding)-(left|right)|left|right|border-(left|right)(-\w+)*|border-(top|bottom)-(left|right)-radius)$/
const SIDED_PROPERTY = /^(text-align|float|clear)$/
const PHYSICAL_SIDE = /^(left|right)$/

type Declaration = { line: number; property: string; value: string }

export const styleRules: Rule[] = [
  {
    name: 'CSS modules take their colours from the tokens',
    check: (tree) =>
      judge(tree, '.module.css', ({ property, value }) => RAW_COLOUR.test(value) && !property.startsWith('animation')),
  },
  {
    name: 'CSS uses no physical sides',
    check: (tree) =>
      judge(tree, '.css', ({ property, value }) =>
        SIDED_PROPERTY.test(property) ? PHYSICAL_SIDE.test(value) : PHYSICAL_PROPERTY.test(property),
      ),
  },
]

function judge({ files }: Tree, ending: string, isWrong: (declaration: Declaration) => boolean): Violation[] {
  return files
    .filter(({ path }) => path.endsWith(ending))
    .flatMap(({ path, text }) =>
      declarationsOf(text)
        .filter(isWrong)
        .map(({ line, property, value }) => ({ path, line, message: `${property}: ${value}` })),
    )
}

function declarationsOf(css: string): Declaration[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const code = css.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/url\([^)]*\)/g, blank)
  return [...code.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/gi)].map((match) => ({
    line: code.slice(0, match.index).split('\n').length,
    property: (match[1] ?? '').toLowerCase(),
    value: (match[2] ?? '').trim().replace(/\s*!important$/, ''),
  }))
}
