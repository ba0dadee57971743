// Assembles the part of WebAssembly's text format that the kernels are written in: functions over an imported memory, with
// folded instructions, loops, blocks and ifs without results. A toolchain would be a thousand times its size.

import { Module, type WasmModule } from './web-assembly.ts'

type Node = string | Node[]

/** What every module begins with: a sign and a version. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

/** A memory that has an end and may be shared between threads. */
const SHARED = 0x03
const MOST_PAGES = 65_536

export function assemble(text: string): WasmModule {
  const functions = parse(text).map(functionOf)
  const types = functions.map(({ params, results }) => [0x60, ...list(params), ...list(results)])
  const memory = [...name('host'), ...name('memory'), 0x02, SHARED, ...unsigned(1), ...unsigned(MOST_PAGES)]
  const bytes = [
    ...MAGIC,
    ...section(1, types),
    ...section(2, [memory]),
    ...section(
      3,
      functions.map((_, place) => unsigned(place)),
    ),
    ...section(
      7,
      functions.map((one, place) => [...name(one.name), 0x00, ...unsigned(place)]),
    ),
    ...section(
      10,
      functions.map(({ locals, code }) => {
        const body = [...unsigned(locals.length), ...locals.flatMap((type) => [0x01, type]), ...code, 0x0b]
        return [...unsigned(body.length), ...body]
      }),
    ),
  ]
  return new Module(Uint8Array.from(bytes))
}

function parse(text: string): Node[] {
  const open: Node[][] = [[]]
  for (const [token] of text.replaceAll(/;;.*/g, '').matchAll(/[()]|[^\s()]+/g)) {
    if (token === '(') open.push([])
    else {
      const done = token === ')' ? open.pop() : token
      open.at(-1)?.push(done ?? '')
    }
  }
  return open[0] ?? []
}

const valueTypes: Record<string, number> = { i32: 0x7f, i64: 0x7e, v128: 0x7b }

/** (func $name (param $x i32)… (result i32)? (local $y i64)… instruction…) */
function functionOf(node: Node) {
  const [, title, ...parts] = node as [string, string, ...Node[][]]
  const variables: string[] = []
  const found: Record<string, number[]> = { param: [], result: [], local: [] }
  const body: Node[] = []
  for (const part of parts) {
    const types = found[part[0] as string]
    if (!types) body.push(part)
    else {
      if (part.length === 3) variables.push(part[1] as string)
      types.push(valueTypes[part.at(-1) as string] ?? unknown(part.at(-1)))
    }
  }
  return {
    name: title.slice(1),
    params: found.param ?? [],
    results: found.result ?? [],
    locals: found.local ?? [],
    code: body.flatMap((one) => instruction(one, variables, [])),
  }
}

const NO_RESULT = 0x40
const END = 0x0b

function instruction(node: Node, variables: readonly string[], labels: readonly string[]): number[] {
  const [what, ...rest] = node as [string, ...Node[]]
  const code = (nodes: readonly Node[], inside = labels) => nodes.flatMap((one) => instruction(one, variables, inside))
  const label = rest[0] as string
  switch (what) {
    case 'block':
      return [0x02, NO_RESULT, ...code(rest.slice(1), [label, ...labels]), END]
    case 'loop':
      return [0x03, NO_RESULT, ...code(rest.slice(1), [label, ...labels]), END]
    case 'if': {
      const [condition, then] = rest as [Node, Node[]]
      return [...code([condition]), 0x04, NO_RESULT, ...code(then.slice(1), ['', ...labels]), END]
    }
    case 'br':
      return [0x0c, ...unsigned(placeOf(label, labels))]
    case 'br_if':
      return [...code(rest.slice(1)), 0x0d, ...unsigned(placeOf(label, labels))]
    case 'local.get':
      return [0x20, ...unsigned(placeOf(label, variables))]
    case 'local.set':
      return [...code(rest.slice(1)), 0x21, ...unsigned(placeOf(label, variables))]
    case 'local.tee':
      return [...code(rest.slice(1)), 0x22, ...unsigned(placeOf(label, variables))]
    case 'i32.const':
      return [0x41, ...signed(Number(label))]
    case 'i32x4.extract_lane':
      return [...code(rest.slice(1)), 0xfd, 27, Number(label)]
    case 'i64.const':
      return [0x42, ...signed(Number(label))]
  }
  const access = memoryAccess[what]
  if (access) {
    const hasOffset = typeof label === 'string' && label.startsWith('offset=')
    const offset = hasOffset ? Number(label.slice('offset='.length)) : 0
    return [...code(hasOffset ? rest.slice(1) : rest), ...access, ...unsigned(offset)]
  }
  return [...code(rest), ...(operators[what] ?? [unknown(what)])]
}

/** With the alignment they promise, as a power of two. */
const memoryAccess: Record<string, number[]> = {
  'i32.load': [0x28, 2],
  'i32.load16_u': [0x2f, 1],
  'i32.store': [0x36, 2],
  'i64.load': [0x29, 3],
  'i64.load8_u': [0x31, 0],
  'i64.store': [0x37, 3],
  'v128.load': [0xfd, 0, 4],
  'v128.store': [0xfd, 11, 4],
}

const operators: Record<string, number[]> = {
  'i32.ge_s': [0x4e],
  'i32.lt_u': [0x49],
  'i32.add': [0x6a],
  'i32.sub': [0x6b],
  'i32.mul': [0x6c],
  'i32.shl': [0x74],
  'i32.wrap_i64': [0xa7],
  'i64.extend_i32_u': [0xad],
  'i64.ne': [0x52],
  'i64.clz': [0x79],
  'i64.popcnt': [0x7b],
  'i64.add': [0x7c],
  'i64.sub': [0x7d],
  'i64.and': [0x83],
  'i64.or': [0x84],
  'i64.shl': [0x86],
  'i64.shr_u': [0x88],
  'v128.and': [0xfd, 78],
  'v128.andnot': [0xfd, 79],
  'v128.or': [0xfd, 80],
  'v128.xor': [0xfd, 81],
  'i8x16.popcnt': [0xfd, 98],
  'i8x16.add': [0xfd, 110],
  'i16x8.extadd_pairwise_i8x16_u': [0xfd, 125],
  'i32x4.extadd_pairwise_i16x8_u': [0xfd, 127],
  // Above 127 a number takes two bytes.
  'i32x4.add': [0xfd, 0xae, 0x01],
}

function placeOf(wanted: string, names: readonly string[]): number {
  const place = names.indexOf(wanted)
  return place < 0 ? unknown(wanted) : place
}

function unknown(what: unknown): never {
  throw new Error(`the assembler does not know ${JSON.stringify(what)}`)
}

const list = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes]

const name = (text: string): number[] => list([...Buffer.from(text)])

function section(id: number, entries: readonly number[][]): number[] {
  const body = [...unsigned(entries.length), ...entries.flat()]
  return [id, ...unsigned(body.length), ...body]
}

/** Seven bits at a time, the lowest first; the eighth says that more follow. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}
