// TypeScript without its types, for the examples of a question in the browser. As on the server, types become spaces, so that errors
// name the right line.

import { typescriptLanguage } from '@codemirror/lang-javascript'

type Node = ReturnType<typeof typescriptLanguage.parser.parse>['topNode']

/** Syntax with an effect at run time, or that cannot be blanked out in place. Such code runs on the server. */
const beyondTypes = new Set([
  '⚠',
  'EnumDeclaration',
  'NamespaceDeclaration',
  'ImportDeclaration',
  'ExportDeclaration',
  'PrefixCast',
  'Decorator',
])

const typeNodes = new Set([
  'TypeAnnotation',
  'TypeParamList',
  'TypeArgList',
  'TypePredicate',
  'Optional',
  'Privacy',
  'readonly',
  'abstract',
  'override',
])

const statementNodes = new Set(['TypeAliasDeclaration', 'InterfaceDeclaration', 'AmbientDeclaration'])

/** Null if stripping types is not enough to get JavaScript. */
export function stripTypes(source: string): string | null {
  const tree = typescriptLanguage.parser.parse(source)
  const text = source.split('')
  let isPlain = true
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) if (!/\s/.test(text[at] ?? '')) text[at] = ' '
  }
  tree.iterate({
    enter({ name, from, to, node }) {
      if (!isPlain || beyondTypes.has(name) || isUnclear(node, source)) {
        isPlain = false
        return false
      }
      if (statementNodes.has(name)) {
        blank(from, to)
        // The statement before it may rely on a semicolon that is inserted here.
        text[from] = ';'
      }
      if (typeNodes.has(name)) blank(from, to)
      if (name === 'as' || name === 'satisfies') blank(from, node.parent?.to ?? to)
      if (name === 'LogicOp' && isNonNull(node)) blank(from, to)
      if (name === 'implements') blank(from, node.parent?.getChild('ClassBody')?.from ?? to)
      return true
    },
  })
  return isPlain ? text.join('') : null
}

/** `value!`, or `name!: string` of a class. */
const isNonNull = ({ parent }: Node): boolean =>
  parent?.name === 'PostfixExpression' || parent?.name === 'PropertyDeclaration'

function isUnclear(node: Node, source: string): boolean {
  switch (node.name) {
    case 'FunctionDeclaration':
    case 'MethodDeclaration':
      // An overload or an abstract method.
      return !node.getChild('Block')
    case 'ParamList':
      return node.getChild('Privacy') !== null || node.getChild('readonly') !== null || node.getChild('this') !== null
    case 'PropertyDeclaration':
      return node.getChild('declare') !== null || node.getChild('abstract') !== null
    case 'ClassDeclaration':
      return node.getChild('abstract') !== null
    case 'TypeAnnotation':
    case 'TypePredicate':
      return /\n/.test(source.slice(node.from, node.to)) && /^\s*=>/.test(source.slice(node.to))
    case 'as':
    case 'satisfies':
      // Once the type is gone, the next line could be parsed as its continuation, for example as a call's arguments.
      return /^\s*\n\s*[([`+\-/]/.test(source.slice(node.parent?.to ?? node.to))
    default:
      return false
  }
}
