// The statuses of a file's machines, and every place where it compares one. Based on the syntax tree: a comparison
// counts when its other side is called `status` or `…Status`.

import { type Node, type Program, Visitor } from 'oxc-parser'

export type StatusUse = { start: number; word: string }
export type StatusUses = { ofMachines: StatusUse[]; compared: StatusUse[] }

type MaybeNode = Node | null | undefined

const EQUALITY: readonly string[] = ['===', '!==', '==', '!=']
const SQL_COMPARISONS: readonly string[] = ['eq', 'ne', 'inArray', 'notInArray']
const STATUS_NAME = /status$/i
const SQL_TEXT = /\w*status\b"?\s*(?:=|<>|!=|(?:not\s+)?in\s*\()\s*((?:'\w+'[,\s]*)+)/gi

export function readStatusUses(program: Program): StatusUses {
  const lists = listsOf(program)
  const found: StatusUses = { ofMachines: [], compared: [] }

  const wordsIn = (node: MaybeNode): StatusUse[] => {
    const plain = unwrap(node)
    if (plain?.type === 'Literal' && typeof plain.value === 'string') return [{ start: plain.start, word: plain.value }]
    if (plain?.type === 'ArrayExpression') return plain.elements.flatMap(wordsIn)
    if (plain?.type === 'SpreadElement') return wordsIn(plain.argument)
    return plain?.type === 'Identifier' ? wordsIn(lists.get(plain.name)) : []
  }
  const compare = (status: MaybeNode, words: MaybeNode) => {
    if (STATUS_NAME.test(nameOf(status))) found.compared.push(...wordsIn(words))
  }

  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && isStatusList(id.typeAnnotation?.typeAnnotation))
        found.compared.push(...wordsIn(init))
    },
    BinaryExpression({ operator, left, right }) {
      if (!EQUALITY.includes(operator)) return
      compare(left, right)
      compare(right, left)
    },
    SwitchStatement({ discriminant, cases }) {
      for (const { test } of cases) compare(discriminant, test)
    },
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type === 'Identifier' && SQL_COMPARISONS.includes(callee.name)) compare(first, second)
      if (callee.type === 'Identifier' && callee.name === 'statusMachine')
        found.ofMachines.push(...wordsIn(statesOf(first)))
      if (callee.type === 'MemberExpression' && nameOf(callee) === 'includes') compare(first, callee.object)
    },
    TemplateLiteral({ quasis, expressions, start }) {
      const text = quasis.map(({ value }, at) => value.raw + nameOf(expressions[at])).join('')
      for (const [, words = ''] of text.matchAll(SQL_TEXT)) {
        for (const [word] of words.matchAll(/\w+/g)) found.compared.push({ start, word })
      }
    },
  }).visit(program)
  return found
}

/** Named lists of strings, so that `open.includes(status)` counts like the list itself. */
function listsOf(program: Program): Map<string, Node> {
  const lists = new Map<string, Node>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      const list = unwrap(init)
      if (id.type === 'Identifier' && list?.type === 'ArrayExpression') lists.set(id.name, list)
    },
  }).visit(program)
  return lists
}

/** `readonly JobStatus[]`: a list of statuses exists to be compared with. */
function isStatusList(type: MaybeNode): boolean {
  if (type?.type === 'TSTypeOperator') return isStatusList(type.typeAnnotation)
  return (
    type?.type === 'TSArrayType' &&
    type.elementType.type === 'TSTypeReference' &&
    STATUS_NAME.test(nameOf(type.elementType.typeName))
  )
}

function statesOf(machine: MaybeNode): MaybeNode {
  if (machine?.type !== 'ObjectExpression') return null
  for (const property of machine.properties) {
    if (property.type === 'Property' && nameOf(property.key) === 'states') return property.value
  }
  return null
}

/** `job?.status` → `status`; an empty name for anything else. */
function nameOf(node: MaybeNode): string {
  const plain = unwrap(node)
  if (plain?.type === 'Identifier') return plain.name
  return plain?.type === 'MemberExpression' && !plain.computed ? nameOf(plain.property) : ''
}

function unwrap(node: MaybeNode): MaybeNode {
  const isWrapper =
    node?.type === 'ChainExpression' ||
    node?.type === 'ParenthesizedExpression' ||
    node?.type === 'TSAsExpression' ||
    node?.type === 'TSNonNullExpression' ||
    node?.type === 'TSSatisfiesExpression'
  return isWrapper ? unwrap(node.expression) : node
}
