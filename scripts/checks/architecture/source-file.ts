// One parse of a source file collects every fact the rules need, so that the whole tree is read in well under a second.

import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { readStatusUses } from './status-uses.ts'

export type Import = {
  line: number
  specifier: string
  isType: boolean
  /** Names imported as values, as exported by the other file; `*` for all. */
  names: string[]
  /** `import()`: loaded on demand, not with the file. */
  isDynamic: boolean
  /** What it resolves to: a file of this tree, an npm package, or a Node built-in. */
  to: { kind: 'file'; path: string } | { kind: 'package'; name: string } | { kind: 'node' }
}

export type EndpointFact = { line: number; method: string | null; path: string | null; guard: string | null }

/** `export const messageCreated = event('message.created', …)` */
export type LiveEventFact = {
  line: number
  constant: string
  name: string
  sender: 'server' | 'browser'
  isUnreceived: boolean
}

export type SourceFile = {
  /** Relative to the root of the tree, with forward slashes. */
  path: string
  text: string
  imports: Import[]
  exports: { line: number; name: string }[]
  endpoints: EndpointFact[]
  liveEvents: LiveEventFact[]
  /** Every `as` except `as const`. */
  castLines: number[]
  processEnvLines: number[]
  innerHtmlLines: number[]
  /** The statuses of the machines defined in this file. */
  machineStatuses: string[]
  /** Strings that something called `status` is compared with. */
  comparedStatuses: { line: number; word: string }[]
}

const senders: Readonly<Record<string, LiveEventFact['sender']>> = { event: 'server', clientEvent: 'browser' }

const CODE = /\.(ts|tsx|mts|mjs|js)$/

export function readSourceFile(path: string, text: string): SourceFile {
  const file: SourceFile = {
    path,
    text,
    imports: [],
    exports: [],
    endpoints: [],
    liveEvents: [],
    castLines: [],
    processEnvLines: [],
    innerHtmlLines: [],
    machineStatuses: [],
    comparedStatuses: [],
  }
  if (!CODE.test(path)) return file
  const { program, module, errors } = parseSync(path, text)
  const firstError = errors[0]
  if (firstError) throw new Error(`${path} could not be parsed: ${firstError.message}`)
  const lineOf = lineFinder(text)

  const addImport = (specifier: string, start: number, isType: boolean, isDynamic = false, names: string[] = []) => {
    file.imports.push({ line: lineOf(start), specifier, isType, names, isDynamic, to: resolveImport(path, specifier) })
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType)
    const names = entries.filter((entry) => !entry.isType).map(({ importName }) => importName.name ?? '*')
    addImport(moduleRequest.value, moduleRequest.start, isType, false, names)
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, exportName, start } of entries) {
      if (exportName.name !== null) file.exports.push({ line: lineOf(start), name: exportName.name })
      if (moduleRequest) addImport(moduleRequest.value, moduleRequest.start, isType)
    }
  }
  // `readConfig(process.env)` reads nothing: it passes the environment to the one place that does.
  const passedOn = new Set<number>()
  new Visitor({
    ImportExpression({ source, start }) {
      const specifier = literalText(source)
      if (specifier !== null) addImport(specifier, start, false, true)
    },
    TSImportType({ source, start }) {
      addImport(source.value, start, true)
    },
    MemberExpression(node) {
      if (node.computed || node.object.type !== 'Identifier' || node.object.name !== 'process') return
      if (node.property.type === 'Identifier' && node.property.name === 'env' && !passedOn.has(node.start)) {
        file.processEnvLines.push(lineOf(node.start))
      }
    },
    TSAsExpression({ typeAnnotation: type, start }) {
      const isConst =
        type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
      if (!isConst) file.castLines.push(lineOf(start))
    },
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return
      const sender = senders[init.callee.name]
      const [first, definition] = init.arguments
      const name = first && literalText(first)
      if (!sender || !name || definition?.type !== 'ObjectExpression') return
      const isUnreceived = definition.properties.some(
        (property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'unreceived',
      )
      file.liveEvents.push({ line: lineOf(start), constant: id.name, name, sender, isUnreceived })
    },
    JSXAttribute({ name, start }) {
      if (name.type === 'JSXIdentifier' && name.name === 'dangerouslySetInnerHTML') {
        file.innerHtmlLines.push(lineOf(start))
      }
    },
    CallExpression({ callee, arguments: [definition], start }) {
      if (callee.type !== 'Identifier') return
      if (callee.name === 'readConfig' && definition) passedOn.add(definition.start)
      if (callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return
      const fields = new Map<string, string | null>()
      for (const property of definition.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier') {
          fields.set(property.key.name, literalText(property.value))
        }
      }
      const field = (name: string) => fields.get(name) ?? null
      file.endpoints.push({ line: lineOf(start), method: field('method'), path: field('path'), guard: field('guard') })
    },
  }).visit(program)
  if (!/status/i.test(text)) return file
  const words = readStatusUses(program)
  file.machineStatuses = words.ofMachines.map(({ word }) => word)
  file.comparedStatuses = words.compared.map(({ start, word }) => ({ line: lineOf(start), word }))
  return file
}

function literalText(node: { type: string; value?: unknown }): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

function resolveImport(from: string, specifier: string): Import['to'] {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), bare) }
  if (bare.startsWith('#')) return { kind: 'file', path: bare.slice(1) }
  if (isBuiltin(bare)) return { kind: 'node' }
  const [scopeOrName = '', name] = bare.split('/')
  return { kind: 'package', name: scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName }
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const next = starts.findIndex((start) => start > offset)
    return next === -1 ? starts.length : next
  }
}
